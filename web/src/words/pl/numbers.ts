import { counterOf } from "../plural";
import type { NumberWords } from "../types";

const { form, number } = counterOf("pl");

export const numbers: NumberWords = {
  title: "Sprawdź swoje pudełko",
  lead: "Niektóre liczby są nadrukowane na elementach lub w instrukcjach, których nie mamy. Jeśli masz pudełko, zapisz, co jest nadrukowane, i daj nam znać: wtedy liczba będzie właściwa dla wszystkich.",
  notes: "Notatki zostają na tym urządzeniu i niczego nie zmieniają w grach.",
  both: "Oba dodatki razem",
  subjects: {
    "djinn-points": "Punkty na karcie",
    "item-count": "Ile ich jest",
    "item-points": "Punkty na karcie",
    "whim-count": "Ile jest takich kart",
    "whim-coins": "Monety na karcie",
    "tile-value": "Punkty na płytce",
    "tile-colour": "Kolor tej liczby",
    "tile-count": "Ile jest takich płytek",
    "track-spaces": "Ile razy cena stoi w kolejności gry na pięć osób",
    "middle-columns": "Środek planszy z płytkami rzemieślników",
    "middle-rows": "Środek planszy z płytkami rzemieślników",
    "city-whim": "Na początku gry",
  },
  things: {
    "workshop-nw": "góry na północy i zachodzie",
    "workshop-se": "góry na południu i wschodzie",
    "city-blue": "niebieskie",
    "city-red": "czerwone",
    "middle-columns": "kolumny",
    "middle-rows": "rzędy",
    "city-whim": "na każdym mieście leży odkryty kaprys",
  },
  price: (price) => `cena ${number(price)}`,
  words: { red: "czerwony", blue: "niebieski", yes: "tak", no: "nie" },
  marks: { "house number": "w żadnym z naszych źródeł", "one source": "tylko w jednym źródle" },
  ours: (value) => `u nas: ${value}`,
  counted: (noted, all) => `Zapisano ${number(noted)} z ${number(all)}`,
  differ: (n) => (n === 0 ? "bez różnic" : `${number(n)} się ${form(n, ["różni", "różnią", "różni"])}`),
  differs: "inaczej niż u nas",
  wrong: "potrzebna liczba całkowita",
  copy: "Kopiuj raport",
  report: "Raport, po angielsku",
  byHand: "Przeglądarka nie dała skopiować. Tekst jest zaznaczony: skopiuj go samodzielnie.",
  form: "Otwórz formularz",
  paste: "Wklej go do formularza zgłoszeń projektu:",
};
