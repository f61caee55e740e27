import { explainer } from "../explain";
import type { CardTexts } from "../explain";
import { fill, game } from "./game";

const sacred =
  "Możesz oddać {payments.elder elder.elders|starszego|starszych|starszych} albo starszego i fakira i wziąć jednego z odkrytych dżinów.";
const workshop =
  "Możesz oddać rzemieślnika lub {workshop.fakirs|fakira|fakirów|fakirów} za wierzchni przedmiot ze stosu; widzisz go tylko ty.";
const city =
  "Weź kaprys, który tu leży. Twoje miasta liczą się razem: {cities&lub} punktów za 1–{cities.length|miasto|miasta|miast}.";
const kandicha =
  "Ofiary twoich zabójców służą tobie. Kupiec: wierzchnia karta talii. Budowniczy: moneta za każdą niebieską płytkę tam, gdzie stała ofiara, i dookoła. Wezyr lub starszy zostaje u ciebie.";

const texts: CardTexts = {
  djinn: {
    "al-amin":
      "Każdych {djinns.al-amin.power.fakirs} twoich fakirów zastępuje jeden dowolny towar i uzupełnia zestawy.",
    "anun-nak":
      "Wybierz pustą płytkę: bez wielbłąda, figurek, palm i pałaców. Trafiają na nią {djinns.anun-nak.power.meeples|figurka|figurki|figurek} z worka.",
    baal: "Gdy ktoś bierze dżina, dostajesz monety: {djinns.baal.power.by_owner}, jeśli to ty, i {djinns.baal.power.by_others}, jeśli inny gracz. Za samego Ba'ala nic.",
    boaz: "Twoich wezyrów i starszych nie można zabić.",
    bouraq: "Postaw pałac w dowolnej wiosce, czyjakolwiek jest.",
    echidna:
      "Twoi budowniczowie zarabiają w tej turze dwa razy więcej. Wezwana po nich, płaci ich monety jeszcze raz.",
    enki: "Posadź palmę w dowolnej oazie, czyjakolwiek jest.",
    hagis: "Stawiając pałac, postaw go na jednej z 8 płytek dookoła.",
    haurvatat:
      "Każda palma na twoich płytkach daje {djinns.haurvatat.power.palm|punkt|punkty|punktów} zamiast {points.palm}.",
    iblis:
      "Twoi zabójcy zabijają {djinns.iblis.power.victims|figurkę|figurki|figurek} zamiast jednej: na jednej płytce albo u jednego rywala.",
    jafaar:
      "Każdy twój wezyr daje {djinns.jafaar.power.vizier|punkt|punkty|punktów} zamiast {points.vizier}. Po {points.rival_with_fewer_viziers|punkt|punkty|punktów} za rywali z mniejszą liczbą wezyrów zostaje.",
    kandicha,
    kumarbi: "Każdy fakir odrzucony przy licytacji obniża cenę o jedno miejsce kolejności gry.",
    lamia: "Sadząc palmę, posadź ją na jednej z 8 płytek dookoła.",
    leta: "Postaw wielbłąda na pustej płytce: bez wielbłąda, figurek, palm i pałaców.",
    marid:
      "Gdy ktoś stawia figurkę na twojej płytce, dostajesz monety: {djinns.marid.power.by_owner}, jeśli to ty, i {djinns.marid.power.by_others}, jeśli inny gracz.",
    monkir:
      "Gdy gdziekolwiek staje pałac, dostajesz monety: {djinns.monkir.power.by_owner}, jeśli to twój ruch, i {djinns.monkir.power.by_others}, jeśli innego gracza.",
    nekir:
      "Gdy zabójcy zabijają, dostajesz monety: {djinns.nekir.power.by_owner} za swoich zabójców i {djinns.nekir.power.by_others} za cudzych.",
    shamhat:
      "Każdy twój starszy daje {djinns.shamhat.power.elder|punkt|punkty|punktów} zamiast {points.elder}.",
    sibittis:
      "Odsłoń {djinns.sibittis.power.djinns|wierzchniego dżina|wierzchnie dżiny|wierzchnich dżinów}, zatrzymaj jednego, pozostałe odrzuć.",
    sloar: "Weź wierzchnią kartę talii. Widzisz ją tylko ty.",
    utug: "Postaw wielbłąda na płytce z figurkami, ale bez wielbłąda, palm i pałaców. Figurki zostają.",
    geb: "Każdy twój drogocenny przedmiot daje o {djinns.geb.power.precious|punkt|punkty|punktów} więcej.",
    ptah: "Każdy twój rzemieślnik daje o {djinns.ptah.power.artisan|punkt|punkty|punktów} więcej.",
    kam: "W licytacji dostajesz {djinns.kam.power.by_owner|monetę|monety|monet} za każdy przesunięty przez ciebie cudzy znacznik i {djinns.kam.power.by_others} za każdy swój, który przesunął rywal.",
    satesha:
      "Gdy ktoś bierze kaprys, dostajesz monety: {djinns.satesha.power.by_owner}, jeśli to ty, i {djinns.satesha.power.by_others}, jeśli inny gracz.",
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
      "Wybierz płytkę z co najmniej {items.scimitar.meeples|figurką|figurkami|figurkami}: {items.scimitar.meeples} dowolne trafiają do worka. Jeśli płytka opustoszała i jest niczyja, od razu należy do ciebie.",
    lamp: "Weź dżina za darmo: odkrytego albo wierzchniego z talii, w ciemno.",
    carpet:
      "Ostatnia figurka twojego ruchu może polecieć na dowolną płytkę poza tą, na której została poprzednia. Jak zawsze musi tam stać figurka jej plemienia.",
    flute:
      "Wybierz płytkę: przychodzi na nią od 1 do {items.flute.meeples|figurki|figurek|figurek} z sąsiednich płytek. Góry ich nie puszczają. Płytki się przy tym nie zajmuje.",
    ring: "Weź dowolny przedmiot z odrzuconych.",
    talisman:
      "Przenieś swojego wielbłąda lub namiot na dowolną płytkę, na której ich nie ma. Opuszczona płytka staje się niczyja.",
    horn: "Rząd kart uzupełnia się do {setup.cards}, a ty układasz go w dowolnej kolejności.",
  },
  whim: {
    palaces: "Miej {whims.palaces.wanted|pałac|pałace|pałaców} na swoich płytkach.",
    palms: "Miej {whims.palms.wanted|palmę|palmy|palm} na swoich płytkach.",
    workshop: "Miej warsztat.",
    corner: "Miej płytkę w rogu planszy.",
    whims: "Spełnij {whims.whims.wanted|inny kaprys|inne kaprysy|innych kaprysów}.",
    djinns: "Miej {whims.djinns.wanted|dżina|dżiny|dżinów}.",
    sacred: "Miej {whims.sacred.wanted|święte miejsce|święte miejsca|świętych miejsc}.",
    markets: "Miej małe i duże targowisko. Specjalistyczne się nie liczy.",
    builders:
      "Zdobądź {whims.builders.wanted} lub więcej monet w jednej akcji budowniczych, licząc fakirów i Echidnę.",
    line: "Miej {whims.line.wanted|płytkę|płytki|płytek} obok siebie w jednym rzędzie lub kolumnie. Przepaść i jezioro przerywają linię.",
    precious:
      "Miej {whims.precious.wanted|drogocenny przedmiot|drogocenne przedmioty|drogocennych przedmiotów}. Pokazujesz je wszystkim i zatrzymujesz.",
    fish: "Miej {whims.fish.wanted|kartę|karty|kart} ryb. Pokazujesz je wszystkim i zatrzymujesz.",
    wheat: "Miej {whims.wheat.wanted|kartę|karty|kart} pszenicy. Pokazujesz je wszystkim i zatrzymujesz.",
    pottery: "Miej {whims.pottery.wanted|kartę|karty|kart} ceramiki. Pokazujesz je wszystkim i zatrzymujesz.",
    viziers: "Miej {whims.viziers.wanted|wezyra|wezyrów|wezyrów}.",
    elders: "Miej {whims.elders.wanted|starszego|starszych|starszych}.",
    artisans: "Miej {whims.artisans.wanted|rzemieślnika|rzemieślników|rzemieślników}.",
    "kill-vizier": "Zabij zabójcami wezyra, na planszy lub u rywala.",
    "kill-elder": "Zabij zabójcami starszego, na planszy lub u rywala.",
    "kill-builder": "Zabij zabójcami budowniczego.",
    "kill-merchant": "Zabij zabójcami kupca.",
    "kill-assassin": "Zabij zabójcami zabójcę.",
  },
  tile: {
    oasis:
      "Wyrasta tu palma: {points.palm|punkt|punkty|punktów} dla tego, do kogo płytka będzie należeć na końcu.",
    "small-market":
      "Możesz zapłacić {markets.small-market.price|monetę|monety|monet} i wziąć {markets.small-market.cards|kartę|karty|kart} z pierwszych {markets.small-market.offered} rzędu.",
    "large-market":
      "Możesz zapłacić {markets.large-market.price|monetę|monety|monet} i wziąć {markets.large-market.cards|kartę|karty|kart} z pierwszych {markets.large-market.offered} rzędu.",
    village:
      "Staje tu pałac: {points.palace|punkt|punkty|punktów} dla tego, do kogo płytka będzie należeć na końcu.",
    "sacred-6": sacred,
    "sacred-10": sacred,
    "sacred-12": sacred,
    "sacred-15": sacred,
    "workshop-nw": `${workshop} Od północy i zachodu zamykają go góry.`,
    "workshop-se": `${workshop} Od południa i wschodu zamykają go góry.`,
    "specialised-market":
      "Możesz zapłacić {markets.specialised-market.price|monetę|monety|monet} i wziąć dowolną kartę rzędu.",
    chasm: "Dziura w ziemi: nikt tu nie wchodzi i nic tu nie stoi.",
    "city-blue": city,
    "city-red": city,
    lake: "Nikt tu nie wchodzi. Palmy i pałace na twoich płytkach wokół jeziora, także po skosie, liczą się podwójnie.",
  },
  tribe: {
    vizier:
      "Zostają u ciebie. Każdy daje {points.vizier|punkt|punkty|punktów}, a za każdego rywala z mniejszą liczbą wezyrów masz jeszcze {points.rival_with_fewer_viziers}.",
    elder:
      "Zostają u ciebie. Każdy daje {points.elder|punkt|punkty|punktów}; nimi płaci się też za dżiny i ich moce.",
    merchant: "Każdy bierze kartę z początku rzędu. Rząd uzupełni się dopiero po rundzie.",
    builder:
      "Każdy zarabia monetę za każdą niebieską płytkę spośród ostatniej i 8 dookoła. Odrzucony fakir działa jak jeszcze jeden budowniczy.",
    assassin:
      "Zabij jedną figurkę: na płytce najwyżej tyle kroków dalej, ilu jest zabójców, albo wezyra, starszego lub rzemieślnika u rywala. Każdy odrzucony fakir to krok więcej. Jeśli płytka opustoszeje, jest twoja.",
    artisan:
      "Zostają u ciebie. Ilu ich jest, tyle przedmiotów dobierasz i zatrzymujesz jeden. Na końcu każdy daje {points.artisan|punkt|punkty|punktów}, a kto ma ich najwięcej, liczy po {points.artisan_of_the_most}.",
  },
  tribeWorth: {
    vizier:
      "{points.vizier|punkt|punkty|punktów} i {points.rival_with_fewer_viziers} za każdego rywala, który ma ich mniej",
    elder: "{points.elder|punkt|punkty|punktów}",
    artisan: "{points.artisan|punkt|punkty|punktów}, {points.artisan_of_the_most} za największą liczbę",
  },
  good: "Różne towary tworzą zestaw: {goods_sets} monet za 1–{goods_sets.length|towar|towary|towarów}. Dwa takie same idą do różnych zestawów.",
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
      worth:
        "{points.red_tile_of_tent|punkt|punkty|punktów} za każdą czerwoną płytkę na swoim miejscu i 8 dookoła",
    },
    palm: {
      name: "Palma",
      text: "Na końcu liczy się temu, do kogo należy płytka.",
      worth: "{points.palm|punkt|punkty|punktów}",
    },
    palace: {
      name: "Pałac",
      text: "Na końcu liczy się temu, do kogo należy płytka.",
      worth: "{points.palace|punkt|punkty|punktów}",
    },
    coin: {
      name: "Moneta",
      text: "Płaci się nią w licytacji i na targowiskach. Na początku każdy ma {setup.coins}.",
      worth: "{points.coin|punkt|punkty|punktów}",
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
      text: "Karty do rzędu: po każdej rundzie uzupełnia się go do {setup.cards}. Gdy talia się skończy, odrzucone karty tasuje się w nową.",
    },
    discards: {
      name: "Odrzucone",
      text: "Sprzedane towary i fakirzy, którymi zapłacono. Wrócą, gdy skończy się talia.",
    },
    "djinn-deck": {
      name: "Talia dżinów",
      text: "Po każdej rundzie rząd uzupełnia się do {setup.djinns|dżina|dżinów|dżinów}.",
    },
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

export const cards = explainer(fill(texts), game);
