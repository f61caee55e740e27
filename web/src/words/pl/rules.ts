import type { Rules } from "../types";
import { fillerOf } from "../fill";
import { counterOf } from "../plural";
import * as shared from "../rules";

// With a counter of its own: the words of the game are not loaded for it.
const fill = fillerOf(counterOf("pl"));

export const rules = fill({
  title: "Jak grać",
  lead: "W sułtanacie Naqala żyje pięć plemion, a starego sułtana już nie ma. Przemieszczaj figurki, zajmuj płytki, zbieraj towary i dżiny: kto na końcu ma najwięcej punktów, zostaje Wielkim Sułtanem.",
  contents: "Spis treści",
  today: {
    fakir: { word: "fakir", stems: ["fakir"] },
    elder: { word: "starszy", stems: ["starszy", "starsi"] },
    merchant: { word: "kupiec", stems: ["kupiec", "kupc"] },
    tribe: { word: "plemię", stems: ["plemi"] },
    tile: { word: "płytka", stems: ["płytk", "płytce", "płytek"] },
  },
  older: (word: string, today: string) => `„${word}” to dawne słowo, tutaj „${today}”.`,
  ownNumber: "nasza liczba",
  quick: {
    id: "quick",
    title: "Gra w dwie minuty",
    blocks: [
      {
        text: "Każda runda zaczyna się od licytacji: kto zapłaci więcej, gra wcześniej. Potem każdy rozgrywa turę.",
      },
      { text: "Nikt nie ma własnych figurek: przemieszczasz wspólne." },
      {
        list: [
          "Weź wszystkie figurki z jednej płytki.",
          "Idź z nimi od płytki do płytki i stawiaj po jednej, nigdy nie zawracając od razu.",
          "Ostatnia musi trafić tam, gdzie stoi już figurka jej plemienia.",
          "Zbierz stamtąd wszystkie figurki tego plemienia. Jeśli płytka opustoszała, jest twoja: postaw wielbłąda.",
        ],
      },
      { text: "Potem działa zebrane plemię:" },
      {
        list: [
          "Wezyrowie i starsi zostają u ciebie jako punkty; starszymi płaci się też za dżiny.",
          "Kupcy biorą karty z rzędu.",
          "Budowniczowie zarabiają monety za niebieskie płytki dookoła.",
          "Zabójcy zabijają figurkę: na planszy lub u rywala.",
        ],
      },
      {
        text: "Na końcu działa płytka: palma w oazie, pałac w wiosce, karty na targowisku, dżin w świętym miejscu. Potem możesz sprzedać zestawy różnych towarów i tura się kończy.",
      },
      {
        text: "Gdy ktoś postawi ostatniego wielbłąda, rundę gra się do końca. Liczy się wszystko: monety, płytki, palmy, pałace, wezyrowie, starsi, dżiny i towary. Monety też są punktami, więc stawka powinna się opłacać.",
      },
      {
        text: "Na początek to wystarczy. Pasek na dole mówi, co robić, zakładka „Ruchy” pokazuje wszystkie możliwości, a każda rzecz na stole sama się objaśnia, gdy na nią wskażesz.",
      },
    ],
  },
  sections: [
    {
      id: "words",
      title: "Słowa i kierunki",
      blocks: [
        {
          list: [
            "Płytkę nazywa litera kolumny i numer rzędu: a1 to lewy górny róg, kolumny idą w prawo, rzędy w dół.",
            "Sąsiednie płytki mają wspólny bok: jest ich do 4. Płytki dookoła mają wspólny bok lub róg: jest ich do 8.",
            "Odległość liczy się krokami przez boki. Góry, przepaść i jezioro nie mają na nią wpływu.",
            "Runda to licytacja, tury i uzupełnienie. Towar to karta, którą można sprzedać; zasób to towar lub fakir.",
          ],
        },
      ],
    },
    {
      id: "pieces",
      title: "Co jest w pudełku",
      blocks: [
        {
          table: [
            ["Co", "Ile"],
            [
              "Figurki",
              "{tribes.vizier.count.base|wezyr|wezyrów|wezyrów}, {tribes.elder.count.base|starszy|starszych|starszych}, {tribes.builder.count.base|budowniczy|budowniczych|budowniczych}, {tribes.merchant.count.base|kupiec|kupców|kupców}, {tribes.assassin.count.base|zabójca|zabójców|zabójców}",
            ],
            [
              "Płytki o czerwonej wartości",
              "{tiles.oasis.count.base|oaza|oazy|oaz} ({tiles.oasis.value}), {tiles.small-market.count.base|małe targowisko|małe targowiska|małych targowisk} ({tiles.small-market.value}), {tiles.large-market.count.base|duże targowisko|duże targowiska|dużych targowisk} ({tiles.large-market.value})",
            ],
            [
              "Płytki o niebieskiej wartości",
              "{tiles.village.count.base|wioska|wioski|wiosek} ({tiles.village.value}), święte miejsca: {tiles.sacred-6.count.base} po {tiles.sacred-6.value} i po {tiles.sacred-10.count.base} za {tiles.sacred-10.value}, {tiles.sacred-12.value} i {tiles.sacred-15.value}",
            ],
            [
              "Karty",
              "po {cards.ivory.count} kości słoniowej, klejnotów, złota; po {cards.papyrus.count} papirusu, jedwabiu, przypraw; po {cards.fish.count} ryb, pszenicy, ceramiki; {cards.fakir.count|fakir|fakirów|fakirów}",
            ],
            ["Dżiny", "{sets.base.djinns}"],
            ["Palmy, pałace", "{setup.palms} i {setup.palaces}. Gdy się skończą, nowych się nie stawia"],
            ["Monety", "ile będzie trzeba"],
            [
              "Każdy gracz",
              "{setup.coins|moneta|monety|monet}; {players.3.camels|wielbłąd|wielbłądy|wielbłądów} i {players.3.markers|znacznik|znaczniki|znaczników}, a we dwoje {players.2.camels|wielbłąd|wielbłądy|wielbłądów} i {players.2.markers|znacznik|znaczniki|znaczników}",
            ],
          ],
        },
        {
          rule: "R1",
          text: "{boards.base.tiles|płytkę|płytki|płytek} układa się losowo w planszę {boards.base.columns|kolumna|kolumny|kolumn} na {boards.base.rows|rząd|rzędy|rzędów}, na każdej stają {setup.meeples|losowa figurka|losowe figurki|losowych figurek}. {setup.cards|karta|karty|kart} i {setup.djinns|dżin|dżiny|dżinów} leżą odkryte w rzędach.",
        },
        {
          rule: "R2",
          text: "Znaczniki trafiają losowo na tor licytacji: w tej kolejności idzie pierwsza licytacja.",
        },
        {
          rule: "R3",
          text: "Gra od {seats.fewest} do {seats.most_of_base} osób; {seats.most} tylko z dodatkiem. Wszystko dla piątego gracza jest w pudełku Kaprysów: kto gra w pięć osób z samymi Rzemieślnikami, bierze z niego tylko to i kolejność gry na pięć osób.",
        },
      ],
    },
    {
      id: "auction",
      title: "Licytacja",
      blocks: [
        {
          rule: "R4",
          text: "Miejsca w kolejności gry kosztują {players.2.prices&i} monet. W pięć osób: {players.5.prices} (trzecie 0 to nasza liczba).",
        },
        {
          rule: "R5",
          text: "W kolejności licytacji każdy stawia znacznik na wolnym miejscu i od razu płaci. Wybrać można tylko to, na co wystarcza monet.",
        },
        {
          rule: "R6",
          text: "Na 0 nowy znacznik zajmuje miejsce najbliżej wyższych cen, a stojące tam przesuwają się do tyłu. Dlatego z tych, którzy dali 0, pierwszy gra ten, kto przyszedł ostatni. Przesuwa tylko 0: gdzie cena jest dwa razy (w pięć osób), kto przyszedł pierwszy, gra przed drugim.",
        },
        {
          rule: "R7",
          text: "Gdy zera są zajęte, trzeba płacić. Kogo nawet z Kumarbim nie stać na nic, zajmuje najtańsze wolne miejsce, nie odrzuca fakirów i oddaje wszystkie swoje monety.",
        },
        {
          rule: "R8",
          text: "Gra się od miejsca najbliżej najwyższej ceny do ostatniego: na 0 pierwszy gra ten, kto przyszedł ostatni, a na cenie, która jest dwa razy, ten, kto przyszedł pierwszy.",
        },
        {
          rule: "R9",
          text: "We dwoje każdy ma dwa znaczniki: dwie licytacje i dwie tury w rundzie, czasem z rzędu.",
        },
        {
          example: "auction",
          text: "Dwa znaczniki stoją na 0 i jeden na 3. Ostatni też wybiera 0: zajmuje miejsce najbliżej wyższych cen i przesuwa oba do tyłu. Pierwszy gra znacznik z 3, po nim ten, kto przyszedł ostatni, a kto pierwszy dał 0, gra na końcu.",
        },
        {
          hint: "Kto gra wcześnie, wcześnie licytuje w następnej rundzie. W ostatniej rundzie to nic nie jest warte: wysoka stawka kupuje tylko samą turę.",
        },
      ],
    },
    {
      id: "turn",
      title: "Tura",
      blocks: [
        {
          rule: "R10",
          text: "Najpierw znacznik wraca na tor licytacji: kto gra wcześniej, wcześniej licytuje w następnej rundzie.",
        },
        {
          rule: "R11",
          text: "Dalej po kolei: ruch figurek, zajęcie płytki, akcja plemienia, akcja płytki, sprzedaż.",
        },
        {
          rule: "R12",
          text: "Jeśli na początku tury żaden ruch nie jest możliwy (dywanu się nie liczy), ta runda jest ostatnia. To samo sprawdza się po każdej mocy i każdym przedmiocie użytym przed wzięciem figurek, gdy cały skutek się dokonał. Końca nie da się już cofnąć. Można użyć dżinów i przedmiotów, a jeśli ruch stał się możliwy, trzeba go zrobić; inaczej przechodzi się do sprzedaży. Możliwy ruch jest obowiązkowy: nie wolno pasować.",
        },
      ],
    },
    {
      id: "sowing",
      title: "Ruch figurek",
      blocks: [
        { rule: "R13", text: "Wybierz płytkę z co najmniej jedną figurką i weź do ręki wszystkie." },
        {
          rule: "R14",
          text: "Stawiaj je po jednej: pierwszą na płytce sąsiadującej z początkową, każdą następną na sąsiadującej z poprzednią. Kolejność plemion jest dowolna.",
        },
        {
          rule: "R15",
          text: "Nie wolno od razu wracać tam, skąd się właśnie wyszło. Po pętli można przejść każdą płytkę jeszcze raz, także początkową.",
        },
        {
          rule: "R16",
          text: "Ostatnia figurka musi stanąć tam, gdzie jest już figurka jej plemienia. Postawiona przez ciebie po drodze też się liczy.",
        },
        { rule: "R17", text: "Przez puste i cudze płytki idzie się jak przez każde inne." },
        { rule: "R18", text: "Stół proponuje tylko kroki, po których ruch da się dokończyć." },
        {
          example: "loop",
          text: "Pięć figurek idzie pętlą: kupiec zostaje w pustej oazie, dalej starszy, wezyr i budowniczy, a drugi kupiec wraca do oazy, gdzie teraz stoi pierwszy. Zbiera się obu i oaza jest twoja: {tiles.oasis.value|punkt|punkty|punktów}.",
        },
      ],
    },
    {
      id: "control",
      title: "Zajęcie płytki",
      blocks: [
        {
          rule: "R19",
          text: "Weź ostatnią figurkę i wszystkie figurki jej plemienia z tej płytki: dwie lub więcej, także postawione tam po drodze albo przywołane fletem. Są w ręce i jeszcze nie można nimi płacić.",
        },
        {
          rule: "R20",
          text: "Jeśli nie zostały tam figurki i nie ma wielbłąda, postaw swojego wielbłąda (lub namiot). Nie można odmówić.",
        },
        { rule: "R21", text: "Płytka z wielbłądem nie zmienia właściciela; wyjątkiem jest talizman." },
        { rule: "R22", text: "Bez wielbłądów i namiotu nie zajmiesz płytki." },
      ],
    },
    {
      id: "tribes",
      title: "Plemiona",
      blocks: [
        { text: "Działa plemię w twojej ręce; n to liczba figurek." },
        shared.tribeCards,
        { rule: "R23", text: "Wezyrowie, starsi: zatrzymaj ich przed sobą." },
        {
          rule: "R24",
          text: "Kupcy trafiają do worka; weź pierwsze n kart rzędu lub ile jest. Rząd uzupełni się dopiero po rundzie.",
        },
        {
          rule: "R25",
          text: "Budowniczowie trafiają do worka. Możesz odrzucić fakirów. Dodaj budowniczych i fakirów i pomnóż przez liczbę niebieskich płytek spośród ostatniej i 8 dookoła: tyle monet dostajesz. Bez niebieskich płytek fakirów się nie wydaje.",
        },
        {
          example: "builders",
          text: "Budowniczy przychodzi do trzech innych. Spośród ich płytki i 8 dookoła niebieskich jest 5: 4\u00a0×\u00a05\u00a0=\u00a020 monet. Z odrzuconym fakirem jest ich jakby pięciu: 25 monet.",
        },
        {
          rule: "R26",
          text: "Zabójcy trafiają do worka. Zabij jedną figurkę: na płytce najwyżej n kroków od ostatniej (na niej samej też) albo wezyra lub starszego u rywala. Każdy odrzucony fakir to krok więcej. Jeśli ofiara jest w zasięgu bez fakirów, trzeba zabić; zabójstwo z fakirami jest dobrowolne. Fakirów wydaje się tylko tylu, ilu trzeba dla tej ofiary. Kolejność: odchodzą fakirzy i zabójcy, potem zabójstwo z Kandichą, potem Nekir, potem płytka.",
        },
        {
          rule: "R27",
          text: "Jeśli po zabójstwie płytka bez wielbłąda opustoszeje, od razu ją zajmujesz. Wykonuje się tylko akcję ostatniej płytki, nigdy płytki ofiary.",
        },
        {
          example: "assassins",
          text: "Dwie płytki w jednej turze. Zebrano dwóch zabójców i targowisko opustoszało: staje wielbłąd, {tiles.small-market.value|punkt|punkty|punktów}. Zabójcy sięgają na dwa kroki i zabijają samotnego kupca w wiosce, więc i ona jest twoja: {tiles.village.value|punkt|punkty|punktów}. Potem działa targowisko, a nie wioska.",
        },
      ],
    },
    {
      id: "tiles",
      title: "Płytki",
      blocks: [
        {
          text: "Potem działa ostatnia płytka, czyjakolwiek jest. Palmę i pałac stawia się obowiązkowo; to, co coś kosztuje, jest dobrowolne.",
        },
        shared.tileCards,
        {
          rule: "R28",
          text: "Oaza: palma. Wioska: pałac. Na płytce może ich być dowolnie wiele. Gdy zapas jest pusty, nic się nie dzieje.",
        },
        {
          rule: "R29",
          text: "Małe targowisko: {markets.small-market.price|moneta|monety|monet} za {markets.small-market.cards|kartę|karty|kart} z pierwszych {markets.small-market.offered}, które są w rzędzie.",
        },
        {
          rule: "R30",
          text: "Duże targowisko: {markets.large-market.price|moneta|monety|monet} za {markets.large-market.cards|kartę|karty|kart} z pierwszych {markets.large-market.offered}. Jeśli została jedna karta, i tak kosztuje {markets.large-market.price}. Obie spośród {markets.large-market.offered}, które były pierwsze na początku zakupu.",
        },
        {
          rule: "R31",
          text: "Święte miejsce: {payments.elder elder.elders|starszy|starszych|starszych} albo starszy i fakir za jednego z odkrytych dżinów. Rząd dżinów uzupełni się dopiero po rundzie.",
        },
      ],
    },
    {
      id: "selling",
      title: "Sprzedaż i uzupełnienie",
      blocks: [
        shared.goodCards,
        {
          rule: "R32",
          text: "Na końcu tury możesz sprzedać dowolnie wiele zestawów. Zestaw ma tylko różne towary i daje {goods_sets&lub} monet za 1–{goods_sets.length|towar|towary|towarów}. Fakirzy nie są towarem.",
        },
        {
          example: "sale",
          text: "Dziewięć towarów, sześć z nich różnych: zestaw sześciu daje {goods_sets.5|monetę|monety|monet}. Trzy pozostałe też się różnią i dają {goods_sets.2}.",
        },
        {
          hint: "Sprzedawaj tylko wtedy, gdy musisz: na końcu niesprzedane towary są warte tyle samo, a jeszcze jedna karta może powiększyć zestaw.",
        },
        {
          rule: "R33",
          text: "Po ostatniej turze rundy rzędy zsuwa się do początku i uzupełnia: {setup.cards|karta|karty|kart}, {setup.djinns|dżin|dżiny|dżinów}, potem kaprysy w miastach. Gdy talia jest pusta, a karta potrzebna, odrzucone karty tasuje się w nową talię. Po ostatniej rundzie gry uzupełnienia nie ma.",
        },
      ],
    },
    {
      id: "djinns",
      title: "Dżiny",
      blocks: [
        shared.djinnCards,
        {
          rule: "R34",
          text: "Na końcu każdy dżin daje swoje punkty. Moce bez kosztu działają zawsze; ich monety od razu przychodzą z banku.",
        },
        {
          rule: "R35",
          text: "Mocy z kosztem używa się w swojej turze, każdego dżina raz na turę, także w turze jego zdobycia. W jednej z instrukcji wydrukowano „raz na rundę”: można się tak umówić przed grą i wtedy po uzupełnieniu moc znów jest dostępna. Kumarbi: raz na licytację. Starsi trafiają do worka, fakirzy do odrzuconych. Moc jest proponowana tylko wtedy, gdy coś zmieni. Najpierw się płaci, potem moc działa.",
        },
        {
          rule: "R36",
          text: "Moce, które coś zmieniają, są proponowane w tej właśnie chwili: Iblis, Hagis, Lamia, Kumarbi. Pozostałe w czterech chwilach: przed wzięciem figurek, przed akcją plemienia, przed akcją płytki i po niej, aż do końca tury. W każdej z nich można użyć kilku.",
        },
        {
          rule: "R37",
          text: "By postawić wielbłąda mocą dżina, trzeba go (lub namiot) mieć w zapasie; palmy i pałace muszą być w zapasie wspólnym. Hagis i Lamia mogą przenieść też to, co stawiają Bouraq i Enki: wokół wybranej wioski lub oazy. Kto je ma, jest pytany, nawet gdy nie ma czym zapłacić: pytanie nie może zdradzać, co masz na ręce. Na przepaści i jeziorze nic nie staje.",
        },
        {
          rule: "R38",
          text: "Anun-Nak i Sibittis biorą tyle, ile jest, jeśli to mniej niż {djinns.anun-nak.power.meeples}. Iblis jest dostępny, gdy gdzieś w zasięgu są dwie ofiary; za odległość płaci się fakirami raz. Przy pustym worku Anun-Nak jest niedostępny. Z Iblisem miejsce jest dowolne: gdzie można zabić dwie figurki, giną dwie, gdzie indziej jedna. Nekir płaci raz za obie; można się umówić przed grą, że za każdą, po drugiej.",
        },
        {
          rule: "R39",
          text: "Każdy fakir dla Kumarbiego to jedno miejsce w dół kolejności gry od tego, które zajmujesz, wolne czy nie; płaci się cenę miejsca, do którego się doszło. W pięć osób cena, która jest dwa razy, liczy się za dwa miejsca. Nigdy poniżej pierwszego 0 i tylko tylu fakirów, by ostatni jeszcze obniżał cenę: w pięć osób z wyższej 5 to 2, 4 lub 6, z niższej 1, 3 lub 5.",
        },
        {
          rule: "R40",
          text: "Echidna nie podwaja monet Kandichy za budowniczego. Figurka, którą zatrzymała Kandicha, i tak liczy się jako zabita. Tak jest dla Nekira, dla kaprysów i dla R27. Echidnę wzywa się, zanim budowniczowie zarobią, albo kiedykolwiek później w tej turze, także jeśli dopiero ją masz: płaci ich monety jeszcze raz. Dla kaprysu za {whims.builders.wanted|monetę|monety|monet} to jedna akcja, ale tylko jeśli kaprys był u ciebie, gdy budowniczowie działali.",
        },
        {
          rule: "R41",
          text: "„{djinns.marid.power.by_owner|moneta|monety|monet}, jeśli to ty, i {djinns.marid.power.by_others}, jeśli ktoś inny”: ty to właściciel dżina, a ważne jest, czyja trwa tura.",
        },
      ],
    },
    {
      id: "artisans",
      title: "Dodatek „Rzemieślnicy Naqali”",
      blocks: [
        {
          text: "Szóste plemię: {tribes.artisan.count.artisans|rzemieślnik|rzemieślników|rzemieślników}, {middles.artisans.artisans|płytka|płytki|płytek}, namiot dla każdego gracza, {boards.artisans.items|przedmiot|przedmioty|przedmiotów} i {sets.artisans.djinns|dżin|dżiny|dżinów}.",
        },
        shared.artisanCards,
        shared.artisanTileCards,
        shared.itemCards,
        shared.artisanDjinnCards,
        {
          table: [
            ["Co", "Ile"],
            [
              "Biżuteria, szkatuły, korony",
              "{items.jewellery.count}, {items.chest.count}, {items.crown.count} (nasze liczby)",
            ],
            ["Każdy magiczny przedmiot", "{items.scimitar.count} (nasza liczba)"],
            [
              "Warsztaty",
              "{tiles.workshop-nw.count.artisans} z górami na północy i zachodzie, {tiles.workshop-se.count.artisans} na południu i wschodzie",
            ],
            [
              "Specjalistyczne targowiska, przepaść",
              "{tiles.specialised-market.count.artisans}, {tiles.chasm.count.artisans}",
            ],
          ],
        },
        {
          rule: "R42",
          text: "{middles.artisans.others} losowych płytek i {middles.artisans.artisans} nowych tworzy środek {middles.artisans.columns} na {middles.artisans.rows}, pozostałe {middles.artisans.around} leży dookoła: razem {boards.artisans.columns} na {boards.artisans.rows}. Jeśli do jakiejś płytki nie da się dojść, planszę układa się od nowa. Po {setup.meeples|figurce|figurki|figurek} na płytkę, na przepaść żadnej; przedmioty to zakryty stos.",
        },
        {
          rule: "R43",
          text: "Góry zamykają ten bok dla ruchu figurek i dla fletu. Na nic innego nie wpływają.",
        },
        {
          rule: "R44",
          text: "Do przepaści i jeziora nikt nie wchodzi i nic tam nie stoi. Nie mają koloru i przerywają linię płytek. Nigdy nie są pustą płytką.",
        },
        {
          rule: "R45",
          text: "Zajmując płytkę, możesz zamiast wielbłąda postawić namiot. W każdej zasadzie jest wielbłądem; koniec nadchodzi, gdy stoją wszystkie wielbłądy i namiot. Na końcu namiot daje {points.red_tile_of_tent|punkt|punkty|punktów} za każdą czerwoną płytkę na swoim miejscu i 8 dookoła.",
        },
        {
          example: "tent",
          text: "Namiot staje w oazie. Sama płytka daje {tiles.oasis.value}; z niej i 8 dookoła czerwone są 4, więc namiot dodaje 4. Niebieskie płytki, przepaść i góry nie mają znaczenia.",
        },
        {
          rule: "R46",
          text: "Rzemieślnicy: zatrzymaj n rzemieślników, potajemnie dobierz n przedmiotów, zatrzymaj jeden, pozostałe odrzuć odkryte. Stosu się nie odnawia.",
        },
        { rule: "R47", text: "Zabójcy mogą zabić także rzemieślnika, na planszy i u rywala." },
        {
          rule: "R48",
          text: "Warsztat: rzemieślnik lub {workshop.fakirs|fakir|fakirów|fakirów} za wierzchni przedmiot, jeśli chcesz. Przy pustym stosie jest niedostępny.",
        },
        {
          rule: "R49",
          text: "Specjalistyczne targowisko: {markets.specialised-market.price|moneta|monety|monet} za dowolną kartę rzędu, jeśli chcesz.",
        },
        {
          rule: "R50",
          text: "Na końcu każdy rzemieślnik daje {points.artisan|punkt|punkty|punktów}, a kto ma ich najwięcej, liczy po {points.artisan_of_the_most}; przy remisie po {points.artisan_of_the_most} liczą wszyscy remisujący (zasada domowa: nikt). Drogocenne przedmioty dają swoje punkty.",
        },
        {
          rule: "R51",
          text: "Magicznego przedmiotu używa się w dowolnej chwili swojej tury, także zaraz po zdobyciu, jednego na turę i tylko wtedy, gdy coś zmieni: w czterech chwilach z R36, gdy figurki są w ręce oraz między ostatnim krokiem a zebraniem. Ale nie w środku innej akcji: nie przed wyborem wielbłąda lub namiotu, drugiej ofiary ani drugiej karty. Póki figurki są w ręce, ruch musi dać się dokończyć; między ostatnim krokiem a zebraniem obok ostatniej figurki musi zostać choć jedna z jej plemienia. Potem przedmiot jest odrzucany.",
        },
        {
          rule: "R52",
          text: "Sejmitar: {items.scimitar.meeples|figurka|figurki|figurek} z jednej płytki trafiają do worka. Jeśli płytka bez wielbłąda opustoszeje, od razu jest twoja, także w środku ruchu. Nie liczą się jako zabite.",
        },
        { rule: "R53", text: "Lampa: odkryty dżin albo wierzchni z talii, w ciemno." },
        {
          rule: "R54",
          text: "Dywan ogłasza się przed wzięciem figurek albo gdy są w ręce. Ostatnia figurka może wtedy trafić na dowolną płytkę poza tą, na której została poprzednia, a jeśli jest jedna, poza początkową. R16 obowiązuje. Leci też przez góry i od razu z powrotem.",
        },
        {
          rule: "R55",
          text: "Flet: od 1 do {items.flute.meeples|figurki|figurek|figurek} z sąsiednich płytek przychodzi na wybraną. Sam flet niczego nie zajmuje. Płytka pusta po zebraniu jest twoja jak zawsze, cokolwiek zabrał z niej flet.",
        },
        { rule: "R56", text: "Pierścień: przedmiot z odrzuconych." },
        {
          rule: "R57",
          text: "Talizman: twój wielbłąd lub namiot przechodzi na płytkę, na której ich nie ma, cokolwiek tam stoi. Opuszczona płytka staje się niczyja.",
        },
        { rule: "R58", text: "Róg: rząd uzupełnia się do {setup.cards}, a ty układasz go, jak chcesz." },
      ],
    },
    {
      id: "whims",
      title: "Dodatek „Kaprysy sułtana”",
      blocks: [
        {
          text: "{boards.whims.cities|wielkie miasto|wielkie miasta|wielkich miast}, wielkie jezioro, po {tribes.vizier.count.whims|dodatkowej figurce|dodatkowe figurki|dodatkowych figurek} pięciu plemion, {boards.both.whims|kaprys|kaprysy|kaprysów}, {sets.whims.djinns|dżin|dżiny|dżinów} i piąte miejsce.",
        },
        shared.whimTileCards,
        shared.whimCards,
        shared.whimDjinnCards,
        {
          rule: "R59",
          text: "{boards.whims.tiles|płytka|płytki|płytek} tworzy planszę {boards.whims.columns} na {boards.whims.rows}. W miastach stoją po {setup.meeples|figurce|figurki|figurek}, w jeziorze żadna. W każdym mieście leży odkryty kaprys.",
        },
        {
          rule: "R60",
          text: "{tiles.city-blue.count.whims|miasto jest niebieskie|miasta są niebieskie|miast jest niebieskich}, {tiles.city-red.count.whims|czerwone|czerwone|czerwonych}; nie mają własnej wartości. Za 1–{cities.length|miasto|miasta|miast} jest {cities&lub} punktów.",
        },
        {
          rule: "R61",
          text: "Kto kończy ruch w mieście, bierze jego kaprys. Miasta bez kaprysu dostają nowy przy uzupełnieniu, w kolejności a1, b1 i tak dalej, póki są. Kto zajął miasto inaczej, nie dostaje kaprysu.",
        },
        {
          rule: "R62",
          text: "Palmy i pałace na twoich płytkach wokół jeziora liczą się podwójnie; z Haurvatatem palma daje tam {djinns.haurvatat.power.palm_at_lake}.",
        },
        {
          rule: "R63",
          text: "Z oboma dodatkami: {boards.both.tiles|płytka|płytki|płytek}, {boards.both.columns|kolumna|kolumny|kolumn} na {boards.both.rows|rząd|rzędy|rzędów}. W środku {middles.both.columns} na {middles.both.rows} leży {middles.both.artisans|płytka|płytki|płytek} Rzemieślników i {middles.both.others} innych.",
        },
        {
          rule: "R64",
          text: "Kaprys spełnia się i jest opłacany raz, sam z siebie, gdy tylko warunek jest prawdziwy, w czyjejkolwiek turze, także w ostatniej turze gry. Sprawdza się to na początku tury i po każdej skończonej akcji; nigdy w środku ruchu, ale po jego ostatnim kroku tak. Jeśli spełniły się kaprysy kilku graczy, pierwszy jest ten, czyja trwa tura, pozostali w kolejności tur; „{whims.whims.wanted|inny kaprys|inne kaprysy|innych kaprysów}” na końcu. Jeśli trzeba coś zrobić, liczy się tylko to, co zrobił sam właściciel po wzięciu karty. Potrzebne karty i przedmioty pokazuje się i zatrzymuje. Niespełnione kaprysy nic nie są warte.",
        },
        {
          rule: "R65",
          text: "Bez Rzemieślników {sets.artisans.whims_that_need_it|kaprys, który ich potrzebuje,|kaprysy, które ich potrzebują,|kaprysów, które ich potrzebują,} odkłada się do pudełka.",
        },
      ],
    },
    {
      id: "end",
      title: "Koniec gry i punkty",
      blocks: [
        {
          rule: "R70",
          text: "Gra kończy się z rundą, w której ktoś postawił ostatniego wielbłąda (i namiot) albo w której żaden ruch nie jest możliwy. Tę rundę gra się do ostatniej tury. We dwoje ktoś może mieć wtedy turę bez wielbłądów.",
        },
        {
          rule: "R71",
          text: "Punkty: {points.coin} za monetę; {points.vizier} za wezyra i {points.rival_with_fewer_viziers} za każdego rywala, który ma ich mniej; {points.elder} za starszego; dżiny; wartość twoich płytek; {points.palm} za palmę i {points.palace} za pałac na nich; towary, jakby sprzedane w najlepszych zestawach; i wszystko, co dodają dżiny i dodatki.",
        },
        {
          rule: "R72",
          text: "Towary zawsze dzieli się na najlepsze zestawy, razem z dowolnymi towarami Al-Amina.",
        },
        { rule: "R73", text: "Wygrywa największa liczba punktów. Przy remisie zwycięstwo się dzieli." },
      ],
    },
    {
      id: "secrets",
      title: "Co wiedzą wszyscy",
      blocks: [
        {
          rule: "R80",
          text: "Jawne: plansza, rzędy, tory, odrzucone karty, figurki, dżiny i kaprysy każdego oraz każda moneta i karta zdobyta na oczach wszystkich.",
        },
        {
          rule: "R81",
          text: "Tajne: co wyjdzie następne z talii, stosu i worka. Kartę lub przedmiot wzięte potajemnie zna tylko właściciel, aż zostaną użyte, sprzedane, pokazane albo policzone.",
        },
        {
          rule: "R82",
          text: "Monety są tajne: gdy gra dwoje ludzi lub więcej, monety, karty i sumy rywali są ukryte do końca gry, tak jak wszystko, co zdradziłoby sumę: przewaga, wartości podpowiedzi. Co kto zyskał albo zapłacił, mówi się od razu. Jawne liczenie to zasada domowa: tak gra jedna osoba przeciw botom i tak można wybrać przy każdym stole.",
        },
      ],
    },
    {
      id: "numbers",
      title: "Liczby do sprawdzenia",
      blocks: [
        {
          text: "Tych nadrukowanych liczb nie podaje żadne nasze źródło. Tu są nasze; jeśli masz pudełko, podpowiedz właściwe.",
        },
        {
          list: [
            "Trzecie 0 w kolejności gry na pięć osób. To, że 1, 3 i 5 są tam dwa razy, podaje tylko jedno źródło.",
            "Punkty Geba, Ptaha, Kama i Sateshy.",
            "Ile jest poszczególnych przedmiotów.",
            "Monety za pięć kaprysów z zabójstwem.",
            "Ile jest kart każdego kaprysu: u nas po jednej.",
          ],
        },
      ],
    },
  ],
} satisfies Rules);
