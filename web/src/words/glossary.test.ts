import { expect, it } from "vitest";
import { languages, loadWords } from "./index";
import type { Words } from "./types";

/** Words of the published editions: players know their game by them. */
const published: Partial<Record<string, Record<string, string>>> = {
  ru: {
    vizier: "визирь",
    elder: "старейшина",
    merchant: "купец",
    builder: "строитель",
    assassin: "ассасин",
    artisan: "ремесленник",
    oasis: "оазис",
    village: "поселение",
    "small-market": "малый рынок",
    "large-market": "большой рынок",
    "sacred-6": "святилище",
    "workshop-nw": "мастерская",
    "specialised-market": "особый рынок",
    chasm: "бездна",
    "city-red": "великий город",
    lake: "большое озеро",
    scimitar: "пылающая сабля",
    carpet: "ковёр-самолёт",
    ring: "кольцо возрождения",
    enki: "Эа",
    boaz: "Вооз",
    Tribe: "Племя",
  },
  uk: {
    vizier: "візир",
    elder: "мудрець",
    merchant: "купець",
    builder: "будівельник",
    assassin: "асасин",
    oasis: "оаза",
    village: "село",
    "small-market": "малий ринок",
    "large-market": "великий ринок",
    "sacred-6": "святе місце",
    fakir: "факір",
    Tribe: "Каста",
  },
  pl: {
    vizier: "wezyr",
    elder: "starszy",
    merchant: "kupiec",
    builder: "budowniczy",
    assassin: "zabójca",
    artisan: "rzemieślnik",
    "workshop-nw": "warsztat",
    "specialised-market": "specjalistyczne targowisko",
    chasm: "przepaść",
    scimitar: "płonący sejmitar",
    lamp: "cudowna lampa",
    flute: "zaczarowany flet",
    horn: "róg obfitości",
    baal: "Ba'al",
    Tribe: "Plemię",
  },
};

const named = ({ game, cards }: Words): Record<string, string> => ({
  ...game.djinn,
  ...game.item,
  ...game.card,
  ...game.tile,
  ...game.tribe,
  Tribe: cards.tribe("elder").sort,
});

it.each(languages.filter(({ code }) => published[code]))(
  "$code uses the words of the published editions",
  async ({ code }) => {
    const names = named(await loadWords(code));
    for (const [name, word] of Object.entries(published[code]!)) expect(names[name], name).toBe(word);
  },
);
