import type { Rules } from "../types";
import { fillerOf } from "../fill";
import { counterOf } from "../plural";
import * as shared from "../rules";

// With a counter of its own: the words of the game are not loaded for it.
const fill = fillerOf(counterOf("en"));

export const rules = fill({
  title: "How to play",
  lead: "Five tribes live in the sultanate of Naqala, and the old sultan is gone. Move the tribes, win tiles, goods and djinns: who has the most points in the end becomes the Great Sultan.",
  contents: "Contents",
  today: {
    fakir: { word: "fakir", stems: ["fakir"] },
    elder: { word: "elder", stems: ["elder"] },
    merchant: { word: "merchant", stems: ["merchant"] },
    tribe: { word: "tribe", stems: ["tribe"] },
    tile: { word: "tile", stems: ["tile"] },
  },
  older: (word: string, today: string) => `“${word}” is an older word: here it is “${today}”.`,
  ownNumber: "our number",
  quick: {
    id: "quick",
    title: "The game in two minutes",
    blocks: [
      {
        text: "Every round begins with an auction for the turn order. Pay more and you play earlier. Then everybody takes a turn.",
      },
      { text: "In your turn you move no piece of your own, because nobody has any. You sow:" },
      {
        list: [
          "Take all meeples from one tile.",
          "Drop them one by one, walking from tile to tile, never straight back.",
          "The last one must land where a meeple of its own tribe already stands.",
          "Pick up all meeples of that tribe from there. If the tile is empty now, it is yours: put a camel on it.",
        ],
      },
      { text: "Then the tribe that you picked up acts:" },
      {
        list: [
          "Viziers and elders stay with you as points; elders also pay for djinns.",
          "Merchants take cards from the row.",
          "Builders earn coins for the blue tiles around.",
          "Assassins kill a meeple, on the board or in front of a rival.",
        ],
      },
      {
        text: "Last comes the tile: a palm on an oasis, a palace on a village, cards in a market, a djinn in a sacred place. You may then sell sets of different goods for coins, and your turn is over.",
      },
      {
        text: "When somebody has placed the last camel, the round is played to its end. Coins, tiles, palms, palaces, viziers, elders, djinns and goods all count. Coins are points too, so a bid should be worth its price.",
      },
      {
        text: "That is enough to begin. The bar at the bottom says what to do, the finder shows every possible turn, and everything on the table explains itself when you point at it.",
      },
    ],
  },
  sections: [
    {
      id: "words",
      title: "Words and directions",
      blocks: [
        {
          list: [
            "A tile is named by its column letter and row number: a1 is the corner at the top left, columns grow to the right, rows downwards.",
            "Adjacent means sharing a side: 4 neighbours. Around means sharing a side or a corner: 8 neighbours.",
            "Distance is counted in steps over sides. Mountains, chasm and lake do not matter for it.",
            "A round is auction, turns and clean-up. A good is a card that can be sold; a resource is a good or a fakir.",
          ],
        },
      ],
    },
    {
      id: "pieces",
      title: "What is in the box",
      blocks: [
        {
          table: [
            ["Piece", "How many"],
            [
              "Meeples",
              "{tribes.vizier.count.base|vizier|viziers}, {tribes.elder.count.base|elder|elders}, {tribes.builder.count.base|builder|builders}, {tribes.merchant.count.base|merchant|merchants}, {tribes.assassin.count.base|assassin|assassins}",
            ],
            [
              "Tiles with a red value",
              "{tiles.oasis.count.base|oasis|oases} ({tiles.oasis.value}), {tiles.small-market.count.base|small market|small markets} ({tiles.small-market.value}), {tiles.large-market.count.base|large market|large markets} ({tiles.large-market.value})",
            ],
            [
              "Tiles with a blue value",
              "{tiles.village.count.base|village|villages} ({tiles.village.value}), sacred places: {tiles.sacred-6.count.base} of {tiles.sacred-6.value}, {tiles.sacred-10.count.base} each of {tiles.sacred-10.value}, {tiles.sacred-12.value} and {tiles.sacred-15.value}",
            ],
            [
              "Cards",
              "{cards.ivory.count} each of ivory, jewels, gold; {cards.papyrus.count} each of papyrus, silk, spice; {cards.fish.count} each of fish, wheat, pottery; {cards.fakir.count|fakir|fakirs}",
            ],
            ["Djinns", "{sets.base.djinns}"],
            [
              "Palms, palaces",
              "{setup.palms} and {setup.palaces}. When they are used up, no more can be placed",
            ],
            ["Coins", "as many as needed"],
            [
              "Each player",
              "{setup.coins|coin|coins}; {players.3.camels|camel|camels} and {players.3.markers|marker|markers}, or {players.2.camels|camel|camels} and {players.2.markers|marker|markers} if two play",
            ],
          ],
        },
        {
          rule: "R1",
          text: "The {boards.base.tiles|tile|tiles} are shuffled into a board of {boards.base.columns|column|columns} and {boards.base.rows|row|rows}, with {setup.meeples} random meeples on each. {setup.cards|card|cards} and {setup.djinns|djinn|djinns} lie open in rows.",
        },
        { rule: "R2", text: "The markers are shuffled onto the bid order: so goes the first auction." },
        {
          rule: "R3",
          text: "{seats.fewest} to {seats.most_of_base} can play; {seats.most} only with an expansion. The fifth player's pieces are in the box of the Whims: five who play with the Artisans alone use them and the turn order for five, and nothing else of that box.",
        },
      ],
    },
    {
      id: "auction",
      title: "The auction",
      blocks: [
        {
          rule: "R4",
          text: "The places in the turn order cost {players.2.prices&and} coins. With five players: {players.5.prices} (the third 0 is our number).",
        },
        {
          rule: "R5",
          text: "In bid order, each marker is put on a free place, and the price is paid at once. You can choose only what you can pay.",
        },
        {
          rule: "R6",
          text: "On 0 a newcomer takes the place nearest the higher prices and pushes the others back. So of those who bid 0, the last to come plays first. Only 0 pushes: where a price stands twice, with five players, the first to come plays before the second.",
        },
        {
          rule: "R7",
          text: "When all zeros are taken, a price must be paid. Who can afford none, even with Kumarbi, takes the cheapest free place, discards no fakirs and pays all the coins that are left.",
        },
        {
          rule: "R8",
          text: "Turns go from the place nearest the highest price to the last one: on 0 the last to come first, on a price that stands twice the first to come first.",
        },
        {
          rule: "R9",
          text: "If two play, each has two markers, bids twice and takes two turns in a round, perhaps in a row.",
        },
        {
          example: "auction",
          text: "Two markers stand on 0 and one on 3. The last one chooses 0 as well: it takes the place nearest the higher prices and pushes both back. So the marker on 3 plays first, then the last to come, and whoever bid 0 first plays last.",
        },
        {
          hint: "Who plays early also bids early in the next round. In the last round that is worth nothing: a high bid then buys only the turn itself.",
        },
      ],
    },
    {
      id: "turn",
      title: "A turn",
      blocks: [
        {
          rule: "R10",
          text: "First your marker goes to the bid order: who plays first in this round bids first in the next.",
        },
        {
          rule: "R11",
          text: "Then, in this order: sow, take control, let the tribe act, do the tile's action, sell.",
        },
        {
          rule: "R12",
          text: "If no sowing is possible when a turn begins (a carpet not counted), the game ends with this round. That is looked at again after each power or item used before you take up a tile, when its whole effect is over. Once set, the end stays. You may still use djinns and items, and if one of them makes a sowing possible, you sow; otherwise you go on to selling. A possible sowing must be made: nobody may pass.",
        },
      ],
    },
    {
      id: "sowing",
      title: "Sowing",
      blocks: [
        { rule: "R13", text: "Choose a tile with at least one meeple and take all of them in hand." },
        {
          rule: "R14",
          text: "Drop them one at a time: the first on a tile adjacent to the start, each next one on a tile adjacent to the one before, in any order of tribes.",
        },
        {
          rule: "R15",
          text: "Never go straight back to the tile you have just left. After a loop, any tile may be visited again, also the first.",
        },
        {
          rule: "R16",
          text: "The last meeple must land where a meeple of its tribe stands already. One that you dropped there on the way counts.",
        },
        { rule: "R17", text: "Empty tiles and tiles of other players can be crossed like any other." },
        { rule: "R18", text: "The table offers only steps from which the sowing can still be finished." },
        {
          example: "loop",
          text: "Five meeples in a loop: a merchant goes on the empty oasis, an elder, a vizier and a builder round the corner, and the second merchant comes back to the oasis, where now the first one stands. Both are picked up, and the oasis is yours: {tiles.oasis.value|point|points}.",
        },
      ],
    },
    {
      id: "control",
      title: "Taking control",
      blocks: [
        {
          rule: "R19",
          text: "Pick up the last meeple and all of its tribe from that tile: two or more, also those that you dropped there on the way or called there with the flute. They are in your hand and cannot pay for anything yet.",
        },
        {
          rule: "R20",
          text: "If the tile then has no meeples and no camel, put one of your camels on it (or your tent). This cannot be declined.",
        },
        { rule: "R21", text: "A tile with a camel never changes its owner, except by the talisman." },
        { rule: "R22", text: "Without a camel or tent left you take no control." },
      ],
    },
    {
      id: "tribes",
      title: "The tribes",
      blocks: [
        { text: "The tribe in your hand acts; n is how many they are." },
        shared.tribeCards,
        { rule: "R23", text: "Viziers, elders: keep them in front of you." },
        {
          rule: "R24",
          text: "Merchants go to the bag; take the first n cards of the row, or what is there. The row is not refilled before the clean-up.",
        },
        {
          rule: "R25",
          text: "Builders go to the bag. You may discard fakirs. Gain builders plus fakirs, times the number of blue tiles among the final tile and the 8 around it, in coins. Without a blue tile no fakirs are spent.",
        },
        {
          example: "builders",
          text: "A builder joins three others. Of their tile and the 8 around it 5 are blue: 4\u00a0×\u00a05\u00a0=\u00a020 coins. With a fakir discarded it is as if there were 5 builders: 25 coins.",
        },
        {
          rule: "R26",
          text: "Assassins go to the bag. Kill one meeple: on a tile at most n steps away from the final tile (that tile included), or a vizier or elder in front of a rival. Each fakir you discard reaches one step further. If a victim can be reached without fakirs, you must kill; a kill that needs fakirs is up to you. Fakirs are spent only as far as the victim needs them. In this order: fakirs and assassins go, then the kill with Kandicha, then Nekir, then control.",
        },
        {
          rule: "R27",
          text: "If the kill empties a tile without a camel, you take it at once. Only the action of the final tile is done, never that of the victim's.",
        },
        {
          example: "assassins",
          text: "Two tiles in one turn. Two assassins are picked up, and the market is empty: your camel, {tiles.small-market.value|point|points}. They reach two steps and kill the lone merchant in the village, so that is yours too: {tiles.village.value|point|points}. Then comes the action of the market, not that of the village.",
        },
      ],
    },
    {
      id: "tiles",
      title: "The tiles",
      blocks: [
        {
          text: "The action of the final tile comes next, whoever owns it. Palm and palace must be placed; all that costs something is up to you.",
        },
        shared.tileCards,
        {
          rule: "R28",
          text: "Oasis: a palm. Village: a palace. A tile can hold any number. When the supply is empty, nothing happens.",
        },
        {
          rule: "R29",
          text: "Small market: {markets.small-market.price|coin|coins} for {markets.small-market.cards} of the first {markets.small-market.offered|card|cards} that are there.",
        },
        {
          rule: "R30",
          text: "Large market: {markets.large-market.price|coin|coins} for {markets.large-market.cards} of the first {markets.large-market.offered|card|cards}. If just one card is left, it still costs {markets.large-market.price}. Both come from the {markets.large-market.offered} that were first when you entered.",
        },
        {
          rule: "R31",
          text: "Sacred place: {payments.elder elder.elders|elder|elders}, or an elder and a fakir, for one of the open djinns. They are not refilled before the clean-up.",
        },
      ],
    },
    {
      id: "selling",
      title: "Selling and clean-up",
      blocks: [
        shared.goodCards,
        {
          rule: "R32",
          text: "At the end of your turn you may sell any number of sets. A set has only different goods and brings {goods_sets&or} coins for 1 to {goods_sets.length} of them. Fakirs are no goods.",
        },
        {
          example: "sale",
          text: "Nine goods, six of them different: a set of six brings {goods_sets.5|coin|coins}. The other three are different from each other and bring {goods_sets.2}.",
        },
        {
          hint: "Sell only if you must: in the end unsold goods count as much as if you sold them, and one more card can make a set larger.",
        },
        {
          rule: "R33",
          text: "After the last turn of a round the rows close up and are filled: {setup.cards|card|cards}, {setup.djinns|djinn|djinns}, then whims on cities. When a deck is empty and a card is needed, the discards are shuffled into a new one. There is no clean-up after the last round of the game.",
        },
      ],
    },
    {
      id: "djinns",
      title: "Djinns",
      blocks: [
        shared.djinnCards,
        {
          rule: "R34",
          text: "Each djinn counts its points in the end. Powers without a cost always work for their owner; their coins come from the bank at once.",
        },
        {
          rule: "R35",
          text: "A power with a cost is used in your own turn, each djinn once a turn, also in the turn you took it. One rulebook prints “once a round” instead: that can be chosen for a game, and then the power is fresh again after the clean-up. Kumarbi works once per bid. Elders paid go to the bag, fakirs to the discards. A power is offered only if it would do something. The cost is paid first.",
        },
        {
          rule: "R36",
          text: "Powers that change something are offered when it happens: Iblis, Hagis, Lamia, Kumarbi. The others at four moments: before you take up a tile, before the tribe acts, before the tile's action, and after it until you end the turn. At each of them several can be used.",
        },
        {
          rule: "R37",
          text: "Powers that place a camel need one in your stock (or the tent); palms and palaces must be in the supply. Hagis and Lamia can also move what Bouraq and Enki place. They count around the village or oasis that was chosen. Whoever has them is asked even if they cannot be paid: the question must not tell what you hold. Nothing is ever placed on chasm or lake.",
        },
        {
          rule: "R38",
          text: "Anun-Nak and Sibittis draw what is there, if it is less than {djinns.anun-nak.power.meeples}. Iblis is offered if some place in reach has two victims; the fakirs for the distance are paid once. Anun-Nak is not offered while the bag is empty. With Iblis the place is free to choose: where two can be killed, two are; elsewhere one. Nekir pays once for both; it can be chosen for a game that he pays for each, after the second.",
        },
        {
          rule: "R39",
          text: "Each fakir for Kumarbi counts one place of the turn order further down from the one you take, free or not, and you pay the price of the place you come to: with five players a price that stands twice counts twice. Never below the first 0, and only so many fakirs that the last one still lowers the price: with five players 2, 4 or 6 from the upper 5, and 1, 3 or 5 from the lower one.",
        },
        {
          rule: "R40",
          text: "Kandicha's coins for a builder are not doubled by Echidna. A meeple that Kandicha keeps still counts as killed. That is so for Nekir, for whims and for R27. Echidna can be called before your builders earn or at any later moment of the turn, also if you took her only then: she pays their coins once more. For the whim of {whims.builders.wanted|coin|coins} both count as one action, but only if you had that whim when the builders acted.",
        },
        {
          rule: "R41",
          text: "“{djinns.marid.power.by_owner|coin|coins} if by you, {djinns.marid.power.by_others} if by somebody else”: you are the owner of the djinn, and what counts is whose turn it is.",
        },
      ],
    },
    {
      id: "artisans",
      title: "Expansion: The Artisans of Naqala",
      blocks: [
        {
          text: "A sixth tribe of {tribes.artisan.count.artisans|artisan|artisans}, {middles.artisans.artisans|tile|tiles}, a tent for each player, {boards.artisans.items|item|items} and {sets.artisans.djinns|djinn|djinns}.",
        },
        shared.artisanCards,
        shared.artisanTileCards,
        shared.itemCards,
        shared.artisanDjinnCards,
        {
          table: [
            ["Item", "How many"],
            [
              "Jewellery, chest, crown",
              "{items.jewellery.count}, {items.chest.count}, {items.crown.count} (our numbers)",
            ],
            ["Each magic item", "{items.scimitar.count} (our number)"],
            [
              "Workshops",
              "{tiles.workshop-nw.count.artisans} with mountains in the north and west, {tiles.workshop-se.count.artisans} in the south and east",
            ],
            [
              "Specialised markets, chasm",
              "{tiles.specialised-market.count.artisans}, {tiles.chasm.count.artisans}",
            ],
          ],
        },
        {
          rule: "R42",
          text: "{middles.artisans.others} random tiles and the {middles.artisans.artisans} new ones form the middle {middles.artisans.columns} by {middles.artisans.rows}, the other {middles.artisans.around} lie around: {boards.artisans.columns} by {boards.artisans.rows}. If some tile cannot be reached, the board is dealt again. {setup.meeples|meeple|meeples} on each tile, none on the chasm; the items are a face-down stack.",
        },
        {
          rule: "R43",
          text: "Mountains stop sowing and the flute on that side of the tile, and nothing else.",
        },
        {
          rule: "R44",
          text: "Nothing enters chasm or lake or stands there. They have no colour and break a line of tiles. They are never an empty tile.",
        },
        {
          rule: "R45",
          text: "Whenever you take control you may place your tent instead of a camel. It is a camel in every rule, and the end comes when all camels and the tent are placed. In the end it counts {points.red_tile_of_tent|point|points} for each red tile among its own and the 8 around.",
        },
        {
          example: "tent",
          text: "The tent comes to an oasis. The tile counts {tiles.oasis.value}; of it and the 8 around it 4 are red, so the tent adds 4. Blue tiles, the chasm and mountains do not matter.",
        },
        {
          rule: "R46",
          text: "Artisans: keep the n artisans, draw n items in secret, keep one and discard the others face up. The stack is not remade.",
        },
        { rule: "R47", text: "Assassins may also kill artisans, on tiles and in front of rivals." },
        {
          rule: "R48",
          text: "Workshop: {workshop.artisans|artisan|artisans} or {workshop.fakirs|fakir|fakirs} for the top item, if you like. It is not offered when the stack is empty.",
        },
        {
          rule: "R49",
          text: "Specialised market: {markets.specialised-market.price|coin|coins} for any card of the row, if you like.",
        },
        {
          rule: "R50",
          text: "In the end each artisan counts {points.artisan|point|points}, or {points.artisan_of_the_most} for whoever has the most; tied players all count {points.artisan_of_the_most} (house rule: none do). Precious items count their points.",
        },
        {
          rule: "R51",
          text: "A magic item is used at any moment of your own turn, also right after you got it, one a turn, and only if it would do something: at the four moments of R36, while meeples are in your hand, and between the last drop and picking up. Not within another action, such as before you choose camel or tent, the second victim or the second card. While you sow it must leave a way to finish; between the last drop and picking up, the last meeple must keep another of its tribe beside it. Then the item is discarded.",
        },
        {
          rule: "R52",
          text: "Scimitar: {items.scimitar.meeples|meeple|meeples} of one tile go to the bag. If that empties a tile without a camel, it is yours at once, also in the middle of a sowing. Nobody counts as killed.",
        },
        { rule: "R53", text: "Lamp: an open djinn, or the top one of the deck, unseen before." },
        {
          rule: "R54",
          text: "Carpet: declared before you take up a tile or while meeples are in hand. The last meeple may then go to any tile except the one that took the meeple before it, or, with a single meeple, except the start. R16 holds. It flies over mountains, and straight back too.",
        },
        {
          rule: "R55",
          text: "Flute: 1 to {items.flute.meeples|meeple|meeples} from the tiles adjacent to a tile come onto it. No control is taken by that. A tile that is empty when you have picked up is yours as ever, whatever the flute took from it.",
        },
        { rule: "R56", text: "Ring: an item from the discards." },
        {
          rule: "R57",
          text: "Talisman: one of your camels or your tent moves to a tile without one, whatever else stands there. The tile it leaves is without an owner.",
        },
        { rule: "R58", text: "Horn: the row is dealt up to {setup.cards} and you put it in any order." },
      ],
    },
    {
      id: "whims",
      title: "Expansion: Whims of the Sultan",
      blocks: [
        {
          text: "{boards.whims.cities|great city|great cities}, the great lake, {tribes.vizier.count.whims} more meeples of each of the five tribes, {boards.both.whims|whim|whims}, {sets.whims.djinns|djinn|djinns} and a fifth seat.",
        },
        shared.whimTileCards,
        shared.whimCards,
        shared.whimDjinnCards,
        {
          rule: "R59",
          text: "{boards.whims.tiles|tile|tiles} form a board of {boards.whims.columns} by {boards.whims.rows}. Cities get {setup.meeples|meeple|meeples}, the lake none. An open whim lies on each city.",
        },
        {
          rule: "R60",
          text: "{tiles.city-blue.count.whims} cities are blue, {tiles.city-red.count.whims} are red; they have no value of their own. Owning 1 to {cities.length} of them counts {cities&or} points.",
        },
        {
          rule: "R61",
          text: "Who ends a sowing in a city takes its whim. Cities without one get a new one in the clean-up, in the order a1, b1 and so on, while there are any. Who takes a city in another way gets no whim.",
        },
        {
          rule: "R62",
          text: "Palms and palaces on your tiles around the lake count double; with Haurvatat a palm there counts {djinns.haurvatat.power.palm_at_lake}.",
        },
        {
          rule: "R63",
          text: "With both expansions: {boards.both.tiles|tile|tiles}, {boards.both.columns|column|columns} by {boards.both.rows|row|rows}. The middle {middles.both.columns} by {middles.both.rows} holds the {middles.both.artisans} tiles of the Artisans and {middles.both.others} others.",
        },
        {
          rule: "R64",
          text: "A whim is fulfilled and paid once, by itself, at the first moment at which it is true, whoever's turn it is, also in the last turn of the game. That is looked at when a turn begins and after each finished action; never in the middle of a sowing, but after its last drop. If whims of several players are true at once, whoever's turn it is comes first, the others in the order of their turns; “{whims.whims.wanted|other whim|other whims}” comes last. Whims that ask you to do something count only what you do yourself, and only after you took them. Cards or items that fulfil it are shown and kept. Unfulfilled whims are worth nothing.",
        },
        {
          rule: "R65",
          text: "Without the Artisans the {sets.artisans.whims_that_need_it|whim|whims} that need them are left out.",
        },
      ],
    },
    {
      id: "end",
      title: "The end and the score",
      blocks: [
        {
          rule: "R70",
          text: "The game ends with the round in which somebody places the last camel (and tent), or in which no sowing is possible. That round is played to its last turn. If two play, somebody may then have a turn without a camel left.",
        },
        {
          rule: "R71",
          text: "The score: {points.coin} for each coin; {points.vizier} for each vizier and {points.rival_with_fewer_viziers} for each rival with fewer of them; {points.elder} for each elder; your djinns; the values of your tiles; {points.palm} for each palm and {points.palace} for each palace on them; your goods as if you sold them in the best sets; and what djinns and expansions add.",
        },
        { rule: "R72", text: "Goods are always split into the best sets, with Al-Amin's goods of choice." },
        { rule: "R73", text: "The highest score wins. Equal scores share the win." },
      ],
    },
    {
      id: "secrets",
      title: "What everybody may know",
      blocks: [
        {
          rule: "R80",
          text: "Open: the board, the rows, the tracks, the discards, everybody's meeples, djinns and whims, and every coin and card that moved in the open.",
        },
        {
          rule: "R81",
          text: "Secret: what comes next from decks, stack and bag. A card or item taken unseen is known to its owner only, until it is used, sold, shown or counted.",
        },
        {
          rule: "R82",
          text: "Coins are secret: where two or more people play, the coins, cards and totals of rivals are hidden until the game is over, and so is all that would tell a total, such as the lead or the values of hints. What somebody gains or pays is told when it happens. Open counting is a house rule; one person against bots plays with it, and any table can choose it.",
        },
      ],
    },
    {
      id: "numbers",
      title: "Numbers to check",
      blocks: [
        {
          text: "No source we have gives these printed numbers. These are our own; if you have the box, tell us the right ones.",
        },
        {
          list: [
            "The third 0 of the turn order with five players. That 1, 3 and 5 are there twice is known from one source only.",
            "The points of Geb, Ptah, Kam and Satesha.",
            "How many there are of each item.",
            "The coins for the five whims that ask for a kill.",
            "How many there are of each whim: we take {whims.palaces.count}.",
          ],
        },
      ],
    },
  ],
} satisfies Rules);
