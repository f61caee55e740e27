import { explainer } from "../explain";
import type { CardTexts } from "../explain";
import { game } from "./game";

const sacred = "Możesz oddać 2 starszych albo starszego i fakira i wziąć jednego z odkrytych dżinów.";
const workshop =
  "Możesz oddać rzemieślnika lub 2 fakirów za wierzchni przedmiot ze stosu; widzisz go tylko ty.";
const city =
  "Weź kaprys, który tu leży. Twoje miasta liczą się razem: 5, 20, 45, 80 lub 125 punktów za 1–5 miast.";
const kandicha =
  "Ofiary twoich zabójców służą tobie. Kupiec: wierzchnia karta talii. Budowniczy: moneta za każdą niebieską płytkę tam, gdzie stała ofiara, i dookoła. Wezyr lub starszy zostaje u ciebie.";

const texts: CardTexts = {
  djinn: {
    "al-amin": "Każdych dwóch twoich fakirów zastępuje jeden dowolny towar i uzupełnia zestawy.",
    "anun-nak":
      "Wybierz pustą płytkę: bez wielbłąda, figurek, palm i pałaców. Trafiają na nią trzy figurki z worka.",
    baal: "Gdy ktoś bierze dżina, dostajesz monety: 1, jeśli to ty, i 2, jeśli inny gracz. Za samego Ba'ala nic.",
    boaz: "Twoich wezyrów i starszych nie można zabić.",
    bouraq: "Postaw pałac w dowolnej wiosce, czyjakolwiek jest.",
    echidna:
      "Twoi budowniczowie zarabiają w tej turze dwa razy więcej. Wezwana po nich, płaci ich monety jeszcze raz.",
    enki: "Posadź palmę w dowolnej oazie, czyjakolwiek jest.",
    hagis: "Stawiając pałac, postaw go na jednej z 8 płytek dookoła.",
    haurvatat: "Każda palma na twoich płytkach daje 5 punktów zamiast 3.",
    iblis: "Twoi zabójcy zabijają dwie figurki zamiast jednej: na jednej płytce albo u jednego rywala.",
    jafaar:
      "Każdy twój wezyr daje 3 punkty zamiast 1. Po 10 punktów za rywali z mniejszą liczbą wezyrów zostaje.",
    kandicha,
    kumarbi: "Każdy fakir odrzucony przy licytacji obniża cenę o jedno miejsce kolejności gry.",
    lamia: "Sadząc palmę, posadź ją na jednej z 8 płytek dookoła.",
    leta: "Postaw wielbłąda na pustej płytce: bez wielbłąda, figurek, palm i pałaców.",
    marid:
      "Gdy ktoś stawia figurkę na twojej płytce, dostajesz monety: 1, jeśli to ty, i 2, jeśli inny gracz.",
    monkir:
      "Gdy gdziekolwiek staje pałac, dostajesz monety: 1, jeśli to twój ruch, i 2, jeśli innego gracza.",
    nekir: "Gdy zabójcy zabijają, dostajesz monety: 1 za swoich zabójców i 2 za cudzych.",
    shamhat: "Każdy twój starszy daje 4 punkty zamiast 2.",
    sibittis: "Odsłoń trzy wierzchnie dżiny, zatrzymaj jednego, pozostałe odrzuć.",
    sloar: "Weź wierzchnią kartę talii. Widzisz ją tylko ty.",
    utug: "Postaw wielbłąda na płytce z figurkami, ale bez wielbłąda, palm i pałaców. Figurki zostają.",
    geb: "Każdy twój drogocenny przedmiot daje o 3 punkty więcej.",
    ptah: "Każdy twój rzemieślnik daje o 2 punkty więcej.",
    kam: "W licytacji dostajesz 1 monetę za każdy przesunięty przez ciebie cudzy znacznik i 2 za każdy swój, który przesunął rywal.",
    satesha: "Gdy ktoś bierze kaprys, dostajesz monety: 1, jeśli to ty, i 2, jeśli inny gracz.",
  },
  withArtisans: {
    boaz: "Twoich wezyrów, starszych i rzemieślników nie można zabić.",
    kandicha: `${kandicha} Rzemieślnik też, a z nim dobierasz przedmiot.`,
  },
  item: {
    jewellery: "Drogocenny przedmiot: po prostu daje punkty.",
    chest: "Drogocenny przedmiot: po prostu daje punkty.",
    crown: "Drogocenny przedmiot, najcenniejszy ze wszystkich.",
    scimitar:
      "Wybierz płytkę z co najmniej dwiema figurkami: dwie dowolne trafiają do worka. Jeśli płytka opustoszała i jest niczyja, od razu należy do ciebie.",
    lamp: "Weź dżina za darmo: odkrytego albo wierzchniego z talii, w ciemno.",
    carpet:
      "Ostatnia figurka twojego ruchu może polecieć na dowolną płytkę poza tą, na której została poprzednia. Jak zawsze musi tam stać figurka jej plemienia.",
    flute:
      "Wybierz płytkę: przychodzi na nią od 1 do 5 figurek z sąsiednich płytek. Góry ich nie puszczają. Płytki się przy tym nie zajmuje.",
    ring: "Weź dowolny przedmiot z odrzuconych.",
    talisman:
      "Przenieś swojego wielbłąda lub namiot na dowolną płytkę, na której ich nie ma. Opuszczona płytka staje się niczyja.",
    horn: "Rząd kart uzupełnia się do 9, a ty układasz go w dowolnej kolejności.",
  },
  whim: {
    palaces: "Miej dwa pałace na swoich płytkach.",
    palms: "Miej dwie palmy na swoich płytkach.",
    workshop: "Miej warsztat.",
    corner: "Miej płytkę w rogu planszy.",
    whims: "Spełnij dwa inne kaprysy.",
    djinns: "Miej trzy dżiny.",
    sacred: "Miej dwa święte miejsca.",
    markets: "Miej małe i duże targowisko. Specjalistyczne się nie liczy.",
    builders: "Zdobądź 15 lub więcej monet w jednej akcji budowniczych, licząc fakirów i Echidnę.",
    line: "Miej trzy płytki obok siebie w jednym rzędzie lub kolumnie. Przepaść i jezioro przerywają linię.",
    precious: "Miej trzy drogocenne przedmioty. Pokazujesz je wszystkim i zatrzymujesz.",
    fish: "Miej dwie karty ryb. Pokazujesz je wszystkim i zatrzymujesz.",
    wheat: "Miej dwie karty pszenicy. Pokazujesz je wszystkim i zatrzymujesz.",
    pottery: "Miej dwie karty ceramiki. Pokazujesz je wszystkim i zatrzymujesz.",
    viziers: "Miej czterech wezyrów.",
    elders: "Miej czterech starszych.",
    artisans: "Miej dwóch rzemieślników.",
    "kill-vizier": "Zabij zabójcami wezyra, na planszy lub u rywala.",
    "kill-elder": "Zabij zabójcami starszego, na planszy lub u rywala.",
    "kill-builder": "Zabij zabójcami budowniczego.",
    "kill-merchant": "Zabij zabójcami kupca.",
    "kill-assassin": "Zabij zabójcami zabójcę.",
  },
  tile: {
    oasis: "Wyrasta tu palma: 3 punkty dla tego, do kogo płytka będzie należeć na końcu.",
    "small-market": "Możesz zapłacić 3 monety i wziąć jedną z pierwszych 3 kart rzędu.",
    "large-market": "Możesz zapłacić 6 monet i wziąć dwie z pierwszych 6 kart rzędu.",
    village: "Staje tu pałac: 5 punktów dla tego, do kogo płytka będzie należeć na końcu.",
    "sacred-6": sacred,
    "sacred-10": sacred,
    "sacred-12": sacred,
    "sacred-15": sacred,
    "workshop-nw": `${workshop} Od północy i zachodu zamykają go góry.`,
    "workshop-se": `${workshop} Od południa i wschodu zamykają go góry.`,
    "specialised-market": "Możesz zapłacić 4 monety i wziąć dowolną kartę rzędu.",
    chasm: "Dziura w ziemi: nikt tu nie wchodzi i nic tu nie stoi.",
    "city-blue": city,
    "city-red": city,
    lake: "Nikt tu nie wchodzi. Palmy i pałace na twoich płytkach wokół jeziora, także po skosie, liczą się podwójnie.",
  },
  tribe: {
    vizier:
      "Zostają u ciebie. Każdy daje 1 punkt, a za każdego rywala z mniejszą liczbą wezyrów masz jeszcze 10.",
    elder: "Zostają u ciebie. Każdy daje 2 punkty; nimi płaci się też za dżiny i ich moce.",
    merchant: "Każdy bierze kartę z początku rzędu. Rząd uzupełni się dopiero po rundzie.",
    builder:
      "Każdy zarabia monetę za każdą niebieską płytkę spośród ostatniej i 8 dookoła. Odrzucony fakir działa jak jeszcze jeden budowniczy.",
    assassin:
      "Zabij jedną figurkę: na płytce najwyżej tyle kroków dalej, ilu jest zabójców, albo wezyra, starszego lub rzemieślnika u rywala. Każdy odrzucony fakir to krok więcej. Jeśli płytka opustoszeje, jest twoja.",
    artisan:
      "Zostają u ciebie. Ilu ich jest, tyle przedmiotów dobierasz i zatrzymujesz jeden. Na końcu każdy daje 2 punkty, a kto ma ich najwięcej, liczy po 3.",
  },
  tribeWorth: {
    vizier: "1 punkt i 10 za każdego rywala, który ma ich mniej",
    elder: "2 punkty",
    artisan: "2 punkty, 3 za największą liczbę",
  },
  good: "Różne towary tworzą zestaw: 1, 3, 7, 13, 21, 30, 40, 50, 60 monet za 1–9 towarów. Dwa takie same idą do różnych zestawów.",
  fakir:
    "Pomocnik, nie towar. Odrzuć go, by wzmocnić budowniczych lub zabójców albo zapłacić za dżina, jego moc czy przedmiot.",
  inDeck: (n) => `W talii: ${n}.`,
  thing: {
    camel: {
      name: "Wielbłąd",
      text: "Pokazuje, że płytka jest twoja, na zawsze. Gdy ktoś postawi ostatniego, rundę gra się do końca i to koniec gry.",
    },
    tent: {
      name: "Namiot",
      text: "Raz możesz go postawić zamiast wielbłąda. Liczy czerwone płytki na swoim miejscu i dookoła.",
      worth: "1 punkt za każdą czerwoną płytkę na swoim miejscu i 8 dookoła",
    },
    palm: { name: "Palma", text: "Na końcu liczy się temu, do kogo należy płytka.", worth: "3 punkty" },
    palace: { name: "Pałac", text: "Na końcu liczy się temu, do kogo należy płytka.", worth: "5 punktów" },
    coin: {
      name: "Moneta",
      text: "Płaci się nią w licytacji i na targowiskach. Na początku każdy ma 50.",
      worth: "1 punkt",
    },
    mountains: {
      name: "Góry",
      text: "Nikt przez nie nie przejdzie, ani w ruchu, ani na wezwanie fletu. Na nic innego nie wpływają.",
    },
    bag: {
      name: "Worek",
      text: "Trafiają tu kupcy, budowniczowie i zabójcy po swojej akcji oraz starsi, którymi zapłacono.",
    },
    deck: {
      name: "Talia",
      text: "Karty do rzędu: po każdej rundzie uzupełnia się go do dziewięciu. Gdy talia się skończy, odrzucone karty tasuje się w nową.",
    },
    discards: {
      name: "Odrzucone",
      text: "Sprzedane towary i fakirzy, którymi zapłacono. Wrócą, gdy skończy się talia.",
    },
    "djinn-deck": { name: "Talia dżinów", text: "Po każdej rundzie rząd uzupełnia się do trzech dżinów." },
    "item-stack": {
      name: "Przedmioty",
      text: "Stąd dobierają rzemieślnicy, a warsztat sprzedaje wierzchni. Gdy się skończą, nowych nie będzie.",
    },
    "turn-order": {
      name: "Kolejność gry",
      text: "Im wyższa cena, tym wcześniejsza tura. Na 0 ten, kto przyszedł później, gra przed tymi, którzy już tam są; na cenie, która jest dwa razy, pierwszy gra ten, kto przyszedł wcześniej.",
    },
    "bid-order": {
      name: "Kolejność licytacji",
      text: "Kto gra pierwszy w tej rundzie, ten pierwszy licytuje w następnej.",
    },
  },
  when: {
    end: "Na końcu gry",
    always: "Zawsze, samo z siebie",
    turn: "Raz w każdej twojej turze",
    bid: "Gdy licytujesz",
    builders: "Raz na turę, przed zarobkiem budowniczych albo później",
    assassins: "Raz na turę, przed ciosem zabójców",
    palm: "Raz na turę, gdy sadzisz palmę",
    palace: "Raz na turę, gdy stawiasz pałac",
    magic: "Jeden raz, w dowolnej chwili twojej tury; jeden magiczny przedmiot na turę",
    whim: "Gdy tylko warunek jest spełniony, w czyjejkolwiek turze, samo z siebie",
  },
  cost: {
    one: "starszy lub fakir",
    two: "starszy i jeszcze starszy lub fakir",
    fakir: "fakir",
    fakirs: "jeden fakir lub więcej",
  },
  atOnce: (coins) => `${coins} od razu`,
  sort: {
    djinn: "Dżin",
    precious: "Drogocenny przedmiot",
    magic: "Magiczny przedmiot",
    whim: "Kaprys sułtana",
    red: "Płytka, czerwona wartość",
    blue: "Płytka, niebieska wartość",
    hole: "Płytka",
    tribe: "Plemię",
    good: "Towar",
    card: "Karta",
    thing: "Na stole",
  },
  labels: { worth: "Wartość", cost: "Koszt", when: "Kiedy", rule: "Zasada" },
};

export const cards = explainer(texts, game);
