import { explainer } from "../explain";
import type { CardTexts } from "../explain";
import { fill, game } from "./game";

const sacred =
  "You may pay {payments.elder elder.elders|elder|elders}, or an elder and a fakir, and take one of the open djinns.";
const workshop =
  "You may pay an artisan or {workshop.fakirs|fakir|fakirs} for the top item of the stack; only you see it.";
const city =
  "Take the whim that lies here, if there is one. The cities you own count together: {cities&or} points for 1 to {cities.length}.";
const kandicha =
  "What your assassins kill works for you. A merchant: the top card of the deck. A builder: a coin for each blue tile on and around the victim's tile. A vizier or elder: you keep it.";

const texts: CardTexts = {
  djinn: {
    "al-amin":
      "Every {djinns.al-amin.power.fakirs} of your fakirs stand for one good of your choice and help to complete your sets.",
    "anun-nak":
      "Choose a tile with nothing on it: no camel, meeple, palm or palace. {djinns.anun-nak.power.meeples|meeple|meeples} drawn from the bag come onto it.",
    baal: "Whenever a djinn is taken you get coins: {djinns.baal.power.by_owner} if you took it, {djinns.baal.power.by_others} if somebody else did. Nothing for Ba'al itself.",
    boaz: "Assassins cannot kill the viziers and elders in front of you.",
    bouraq: "Put a palace on any village of the board, whoever owns it.",
    echidna:
      "Your builders earn twice as many coins this turn. Called after they have earned, she pays their coins once more.",
    enki: "Put a palm on any oasis of the board, whoever owns it.",
    hagis: "When you place a palace, put it on one of the 8 tiles around instead.",
    haurvatat:
      "Each palm on your tiles counts {djinns.haurvatat.power.palm|point|points} instead of {points.palm}.",
    iblis:
      "Your assassins kill {djinns.iblis.power.victims|meeple|meeples} instead of one, both on the same tile or in front of the same player.",
    jafaar:
      "Each of your viziers counts {djinns.jafaar.power.vizier|point|points} instead of {points.vizier}. The {points.rival_with_fewer_viziers} for each rival with fewer stay.",
    kandicha,
    kumarbi: "Each fakir you discard while bidding lowers the price by one space of the turn order.",
    lamia: "When you place a palm, put it on one of the 8 tiles around instead.",
    leta: "Put a camel on a tile with nothing on it: no camel, meeple, palm or palace.",
    marid:
      "Whenever a meeple is dropped on one of your tiles you get coins: {djinns.marid.power.by_owner} if you dropped it, {djinns.marid.power.by_others} if somebody else did.",
    monkir:
      "Whenever a palace is placed, anywhere, you get coins: {djinns.monkir.power.by_owner} if you placed it, {djinns.monkir.power.by_others} if somebody else did.",
    nekir:
      "Whenever assassins kill you get coins: {djinns.nekir.power.by_owner} if they are yours, {djinns.nekir.power.by_others} if they are somebody else's.",
    shamhat:
      "Each of your elders counts {djinns.shamhat.power.elder|point|points} instead of {points.elder}.",
    sibittis:
      "Turn over the top {djinns.sibittis.power.djinns|djinn|djinns}, keep one and discard the others.",
    sloar: "Take the top card of the deck. Only you see it.",
    utug: "Put a camel on a tile with meeples but without camel, palm or palace. The meeples stay.",
    geb: "Each of your precious items counts {djinns.geb.power.precious|point|points} more.",
    ptah: "Each of your artisans counts {djinns.ptah.power.artisan|point|points} more.",
    kam: "In the auction you get {djinns.kam.power.by_owner|coin|coins} for each rival marker that you push back, and {djinns.kam.power.by_others} for each of yours that a rival pushes.",
    satesha:
      "Whenever a whim is taken you get coins: {djinns.satesha.power.by_owner} if you took it, {djinns.satesha.power.by_others} if somebody else did.",
  },
  withArtisans: {
    boaz: "Assassins cannot kill the viziers, elders and artisans in front of you.",
    kandicha: `${kandicha} An artisan: you keep it and draw an item.`,
  },
  item: {
    jewellery: "A precious item: it just counts.",
    chest: "A precious item: it just counts.",
    crown: "A precious item, the finest of them.",
    scimitar:
      "Choose a tile with at least {items.scimitar.meeples|meeple|meeples}: {items.scimitar.meeples} of them, of any tribes, go to the bag. If that empties the tile and nobody owns it, it is yours at once.",
    lamp: "Take a djinn without paying: one that lies open, or the top one of the deck, unseen before.",
    carpet:
      "The last meeple of your sowing may fly to any tile, except the one that took the meeple before it. A meeple of its tribe must stand there, as always.",
    flute:
      "Choose a tile: 1 to {items.flute.meeples|meeple|meeples} from the tiles beside it come onto it. Mountains stop them. It takes no control.",
    ring: "Take an item of your choice from the discards.",
    talisman:
      "Move one of your camels, or your tent, to any tile that has none. The tile it leaves belongs to nobody.",
    horn: "The row of cards is filled up to {setup.cards}, then you put it in any order.",
  },
  whim: {
    palaces: "Have {whims.palaces.wanted|palace|palaces} on your tiles.",
    palms: "Have {whims.palms.wanted|palm|palms} on your tiles.",
    workshop: "Own a workshop.",
    corner: "Own a tile in a corner of the board.",
    whims: "Fulfil {whims.whims.wanted|other whim|other whims}.",
    djinns: "Have {whims.djinns.wanted|djinn|djinns}.",
    sacred: "Own {whims.sacred.wanted|sacred place|sacred places}.",
    markets: "Own a small market and a large one. The specialised market is neither.",
    builders:
      "Gain {whims.builders.wanted|coin|coins} or more from one action of your builders, fakirs and Echidna counted.",
    line: "Own {whims.line.wanted|tile|tiles} next to each other in one row or column. Chasm and lake break the line.",
    precious:
      "Have {whims.precious.wanted|precious item|precious items}. They are shown to all and you keep them.",
    fish: "Have {whims.fish.wanted} fish. They are shown to all and you keep them.",
    wheat: "Have {whims.wheat.wanted} wheat. They are shown to all and you keep them.",
    pottery: "Have {whims.pottery.wanted} pottery. They are shown to all and you keep them.",
    viziers: "Have {whims.viziers.wanted|vizier|viziers} in front of you.",
    elders: "Have {whims.elders.wanted|elder|elders} in front of you.",
    artisans: "Have {whims.artisans.wanted|artisan|artisans} in front of you.",
    "kill-vizier": "Kill a vizier with your assassins, on a tile or in front of a rival.",
    "kill-elder": "Kill an elder with your assassins, on a tile or in front of a rival.",
    "kill-builder": "Kill a builder with your assassins.",
    "kill-merchant": "Kill a merchant with your assassins.",
    "kill-assassin": "Kill an assassin with your assassins.",
  },
  tile: {
    oasis: "A palm is put on it. It counts {points.palm|point|points} for whoever owns the tile in the end.",
    "small-market":
      "You may pay {markets.small-market.price|coin|coins} and take {markets.small-market.cards} of the first {markets.small-market.offered|card|cards} of the row.",
    "large-market":
      "You may pay {markets.large-market.price|coin|coins} and take {markets.large-market.cards} of the first {markets.large-market.offered|card|cards} of the row.",
    village:
      "A palace is put on it. It counts {points.palace|point|points} for whoever owns the tile in the end.",
    "sacred-6": sacred,
    "sacred-10": sacred,
    "sacred-12": sacred,
    "sacred-15": sacred,
    "workshop-nw": `${workshop} Mountains close its north and west sides.`,
    "workshop-se": `${workshop} Mountains close its south and east sides.`,
    "specialised-market":
      "You may pay {markets.specialised-market.price|coin|coins} and take any card of the row.",
    chasm: "A hole in the land: nobody ever enters it, nothing stands on it.",
    "city-blue": city,
    "city-red": city,
    lake: "Nobody enters it. Palms and palaces on your tiles around it, corners too, count double.",
  },
  tribe: {
    vizier:
      "Keep them in front of you. Each counts {points.vizier|point|points}, and you get {points.rival_with_fewer_viziers} more for every rival who has fewer.",
    elder:
      "Keep them in front of you. Each counts {points.elder|point|points}; they also pay for djinns and their powers.",
    merchant:
      "Each takes a card from the front of the row. The row is filled again only when the round is over.",
    builder:
      "Each earns a coin for every blue tile among the final tile and the 8 around it. Each fakir you discard works like one more builder.",
    assassin:
      "Kill one meeple: on a tile at most as many steps away as they are, or a vizier, elder or artisan in front of a rival. Each fakir you discard lets them go one step further. If a tile becomes empty by it, it is yours.",
    artisan:
      "Keep them in front of you. As many as they are, so many items you draw; you keep one. In the end each counts {points.artisan|point|points}, {points.artisan_of_the_most} for whoever has the most.",
  },
  tribeWorth: {
    vizier: "{points.vizier|point|points}, and {points.rival_with_fewer_viziers} for each rival with fewer",
    elder: "{points.elder|point|points}",
    artisan: "{points.artisan|point|points}, {points.artisan_of_the_most} with the most",
  },
  good: "Different goods make a set: {goods_sets} coins for 1 to {goods_sets.length} of them. Two of the same count in two sets.",
  fakir:
    "A helper, not a good. Discard it to strengthen builders or assassins, or to pay for djinns, their powers and items.",
  inDeck: (n) => `${n} in the deck.`,
  thing: {
    camel: {
      name: "Camel",
      text: "It marks a tile as yours, for good. When somebody has placed the last one, the round is played to its end and the game is over.",
    },
    tent: {
      name: "Tent",
      text: "You may place it instead of a camel, once. It counts for the red tiles on and around its place.",
      worth: "{points.red_tile_of_tent|point|points} for each red tile on its place and the 8 around",
    },
    palm: {
      name: "Palm",
      text: "It counts for whoever owns its tile in the end.",
      worth: "{points.palm|point|points}",
    },
    palace: {
      name: "Palace",
      text: "It counts for whoever owns its tile in the end.",
      worth: "{points.palace|point|points}",
    },
    coin: {
      name: "Coin",
      text: "Pays for bids and markets. Everybody begins with {setup.coins}.",
      worth: "{points.coin|point|points}",
    },
    mountains: {
      name: "Mountains",
      text: "Nobody walks over them, neither sowing nor called by the flute. They do not matter for anything else.",
    },
    bag: {
      name: "Bag",
      text: "Merchants, builders and assassins go here when they have acted, and so do elders that are paid.",
    },
    deck: {
      name: "Deck",
      text: "Cards for the row, which is filled up to {setup.cards} after each round. When the deck is out, the discards are shuffled into a new one.",
    },
    discards: {
      name: "Discards",
      text: "Goods that were sold and fakirs that were paid. They come back when the deck is out.",
    },
    "djinn-deck": {
      name: "Djinn deck",
      text: "After each round the row is filled up to {setup.djinns|djinn|djinns}.",
    },
    "item-stack": {
      name: "Items",
      text: "Artisans draw from here, and a workshop sells the top one. When they are out, there are no more.",
    },
    "turn-order": {
      name: "Turn order",
      text: "The higher the price, the earlier the turn. On 0 whoever comes later plays before those already there; on a price that stands twice the first to come plays first.",
    },
    "bid-order": { name: "Bid order", text: "Who plays first in this round bids first in the next." },
  },
  when: {
    end: "At the end of the game",
    always: "Always, by itself",
    turn: "Once in each of your turns",
    bid: "When you bid",
    builders: "Once a turn, when your builders are about to earn or later",
    assassins: "Once a turn, when your assassins are about to kill",
    palm: "Once a turn, when you place a palm",
    palace: "Once a turn, when you place a palace",
    magic: "Once, at any moment of your turn; one magic item a turn",
    whim: "As soon as it is true, in anybody's turn, by itself",
  },
  cost: {
    one: "an elder or a fakir",
    two: "an elder, and another elder or a fakir",
    fakir: "a fakir",
    fakirs: "one or more fakirs",
  },
  atOnce: (coins) => `${coins}, at once`,
  sort: {
    djinn: "Djinn",
    precious: "Precious item",
    magic: "Magic item",
    whim: "Whim of the sultan",
    red: "Tile, red value",
    blue: "Tile, blue value",
    hole: "Tile",
    tribe: "Tribe",
    good: "Good",
    card: "Card",
    thing: "On the table",
  },
  labels: { worth: "Worth", cost: "Cost", when: "When", rule: "Rule" },
};

export const cards = explainer(fill(texts), game);
