import type { Rules } from "../types";
import * as shared from "../rules";

export const rules = {
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
            ["Figurki", "16 wezyrów, 20 starszych, 18 budowniczych, 18 kupców, 18 zabójców"],
            ["Płytki o czerwonej wartości", "6 oaz (8), 8 małych targowisk (6), 4 duże targowiska (4)"],
            [
              "Płytki o niebieskiej wartości",
              "5 wiosek (5), święte miejsca: cztery po 6 i po jednym za 10, 12 i 15",
            ],
            [
              "Karty",
              "po 2 kości słoniowej, klejnotów, złota; po 4 papirusu, jedwabiu, przypraw; po 6 ryb, pszenicy, ceramiki; 18 fakirów",
            ],
            ["Dżiny", "22"],
            ["Palmy, pałace", "12 i 10. Gdy się skończą, nowych się nie stawia"],
            ["Monety", "ile będzie trzeba"],
            ["Każdy gracz", "50 monet; 8 wielbłądów i 1 znacznik, a we dwoje 11 wielbłądów i 2 znaczniki"],
          ],
        },
        {
          rule: "R1",
          text: "30 płytek układa się losowo w planszę 6 kolumn na 5 rzędów, na każdej stają 3 losowe figurki. 9 kart i 3 dżiny leżą odkryte w rzędach.",
        },
        {
          rule: "R2",
          text: "Znaczniki trafiają losowo na tor licytacji: w tej kolejności idzie pierwsza licytacja.",
        },
        {
          rule: "R3",
          text: "Gra się we 2, 3 lub 4 osoby; w 5 tylko z dodatkiem. Wszystko dla piątego gracza jest w pudełku Kaprysów: kto gra w pięć osób z samymi Rzemieślnikami, bierze z niego tylko to i kolejność gry na pięć osób.",
        },
      ],
    },
    {
      id: "auction",
      title: "Licytacja",
      blocks: [
        {
          rule: "R4",
          text: "Miejsca w kolejności gry kosztują 0, 0, 0, 1, 3, 5, 8, 12 i 18 monet. W pięć osób: 0, 0, 0, 1, 1, 3, 3, 5, 5, 8, 12, 18 (trzecie 0 to nasza liczba).",
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
          text: "Pięć figurek idzie pętlą: kupiec zostaje w pustej oazie, dalej starszy, wezyr i budowniczy, a drugi kupiec wraca do oazy, gdzie teraz stoi pierwszy. Zbiera się obu i oaza jest twoja: 8 punktów.",
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
          text: "Dwie płytki w jednej turze. Zebrano dwóch zabójców i targowisko opustoszało: staje wielbłąd, 6 punktów. Zabójcy sięgają na dwa kroki i zabijają samotnego kupca w wiosce, więc i ona jest twoja: 5 punktów. Potem działa targowisko, a nie wioska.",
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
        { rule: "R29", text: "Małe targowisko: 3 monety za jedną z pierwszych 3 kart, które są w rzędzie." },
        {
          rule: "R30",
          text: "Duże targowisko: 6 monet za dwie z pierwszych 6 kart. Jeśli została jedna karta, i tak kosztuje 6. Obie spośród sześciu, które były pierwsze na początku zakupu.",
        },
        {
          rule: "R31",
          text: "Święte miejsce: 2 starszych albo starszy i fakir za jednego z odkrytych dżinów. Rząd dżinów uzupełni się dopiero po rundzie.",
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
          text: "Na końcu tury możesz sprzedać dowolnie wiele zestawów. Zestaw ma tylko różne towary i daje 1, 3, 7, 13, 21, 30, 40, 50 lub 60 monet za 1–9 towarów. Fakirzy nie są towarem.",
        },
        {
          example: "sale",
          text: "Dziewięć towarów, sześć z nich różnych: zestaw sześciu daje 30 monet. Trzy pozostałe też się różnią i dają 7.",
        },
        {
          hint: "Sprzedawaj tylko wtedy, gdy musisz: na końcu niesprzedane towary są warte tyle samo, a jeszcze jedna karta może powiększyć zestaw.",
        },
        {
          rule: "R33",
          text: "Po ostatniej turze rundy rzędy zsuwa się do początku i uzupełnia: 9 kart, 3 dżiny, potem kaprysy w miastach. Gdy talia jest pusta, a karta potrzebna, odrzucone karty tasuje się w nową talię. Po ostatniej rundzie gry uzupełnienia nie ma.",
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
          text: "Anun-Nak i Sibittis biorą tyle, ile jest, jeśli to mniej niż trzy. Iblis jest dostępny, gdy gdzieś w zasięgu są dwie ofiary; za odległość płaci się fakirami raz. Przy pustym worku Anun-Nak jest niedostępny. Z Iblisem miejsce jest dowolne: gdzie można zabić dwie figurki, giną dwie, gdzie indziej jedna. Nekir płaci raz za obie; można się umówić przed grą, że za każdą, po drugiej.",
        },
        {
          rule: "R39",
          text: "Każdy fakir dla Kumarbiego to jedno miejsce w dół kolejności gry od tego, które zajmujesz, wolne czy nie; płaci się cenę miejsca, do którego się doszło. W pięć osób cena, która jest dwa razy, liczy się za dwa miejsca. Nigdy poniżej pierwszego 0 i tylko tylu fakirów, by ostatni jeszcze obniżał cenę: w pięć osób z wyższej 5 to 2, 4 lub 6, z niższej 1, 3 lub 5.",
        },
        {
          rule: "R40",
          text: "Echidna nie podwaja monet Kandichy za budowniczego. Figurka, którą zatrzymała Kandicha, i tak liczy się jako zabita. Tak jest dla Nekira, dla kaprysów i dla R27. Echidnę wzywa się, zanim budowniczowie zarobią, albo kiedykolwiek później w tej turze, także jeśli dopiero ją masz: płaci ich monety jeszcze raz. Dla kaprysu za 15 monet to jedna akcja, ale tylko jeśli kaprys był u ciebie, gdy budowniczowie działali.",
        },
        {
          rule: "R41",
          text: "„1 moneta, jeśli to ty, i 2, jeśli ktoś inny”: ty to właściciel dżina, a ważne jest, czyja trwa tura.",
        },
      ],
    },
    {
      id: "artisans",
      title: "Dodatek „Rzemieślnicy Naqali”",
      blocks: [
        {
          text: "Szóste plemię: 15 rzemieślników, 6 płytek, namiot dla każdego gracza, 18 przedmiotów i dwa dżiny.",
        },
        shared.artisanCards,
        shared.artisanTileCards,
        shared.itemCards,
        shared.artisanDjinnCards,
        {
          table: [
            ["Co", "Ile"],
            ["Biżuteria, szkatuły, korony", "5, 4, 2 (nasze liczby)"],
            ["Każdy magiczny przedmiot", "1 (nasza liczba)"],
            ["Warsztaty", "1 z górami na północy i zachodzie, 2 na południu i wschodzie"],
            ["Specjalistyczne targowiska, przepaść", "2, 1"],
          ],
        },
        {
          rule: "R42",
          text: "10 losowych płytek i 6 nowych tworzy środek 4 na 4, pozostałe 20 leży dookoła: razem 6 na 6. Jeśli do jakiejś płytki nie da się dojść, planszę układa się od nowa. Po 3 figurki na płytkę, na przepaść żadnej; przedmioty to zakryty stos.",
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
          text: "Zajmując płytkę, możesz zamiast wielbłąda postawić namiot. W każdej zasadzie jest wielbłądem; koniec nadchodzi, gdy stoją wszystkie wielbłądy i namiot. Na końcu namiot daje 1 punkt za każdą czerwoną płytkę na swoim miejscu i 8 dookoła.",
        },
        {
          example: "tent",
          text: "Namiot staje w oazie. Sama płytka daje 8; z niej i 8 dookoła czerwone są 4, więc namiot dodaje 4. Niebieskie płytki, przepaść i góry nie mają znaczenia.",
        },
        {
          rule: "R46",
          text: "Rzemieślnicy: zatrzymaj n rzemieślników, potajemnie dobierz n przedmiotów, zatrzymaj jeden, pozostałe odrzuć odkryte. Stosu się nie odnawia.",
        },
        { rule: "R47", text: "Zabójcy mogą zabić także rzemieślnika, na planszy i u rywala." },
        {
          rule: "R48",
          text: "Warsztat: rzemieślnik lub 2 fakirów za wierzchni przedmiot, jeśli chcesz. Przy pustym stosie jest niedostępny.",
        },
        { rule: "R49", text: "Specjalistyczne targowisko: 4 monety za dowolną kartę rzędu, jeśli chcesz." },
        {
          rule: "R50",
          text: "Na końcu każdy rzemieślnik daje 2 punkty, a kto ma ich najwięcej, liczy po 3; przy remisie po 3 liczą wszyscy remisujący (zasada domowa: nikt). Drogocenne przedmioty dają swoje punkty.",
        },
        {
          rule: "R51",
          text: "Magicznego przedmiotu używa się w dowolnej chwili swojej tury, także zaraz po zdobyciu, jednego na turę i tylko wtedy, gdy coś zmieni: w czterech chwilach z R36, gdy figurki są w ręce oraz między ostatnim krokiem a zebraniem. Ale nie w środku innej akcji: nie przed wyborem wielbłąda lub namiotu, drugiej ofiary ani drugiej karty. Póki figurki są w ręce, ruch musi dać się dokończyć; między ostatnim krokiem a zebraniem obok ostatniej figurki musi zostać choć jedna z jej plemienia. Potem przedmiot jest odrzucany.",
        },
        {
          rule: "R52",
          text: "Sejmitar: dwie figurki z jednej płytki trafiają do worka. Jeśli płytka bez wielbłąda opustoszeje, od razu jest twoja, także w środku ruchu. Nie liczą się jako zabite.",
        },
        { rule: "R53", text: "Lampa: odkryty dżin albo wierzchni z talii, w ciemno." },
        {
          rule: "R54",
          text: "Dywan ogłasza się przed wzięciem figurek albo gdy są w ręce. Ostatnia figurka może wtedy trafić na dowolną płytkę poza tą, na której została poprzednia, a jeśli jest jedna, poza początkową. R16 obowiązuje. Leci też przez góry i od razu z powrotem.",
        },
        {
          rule: "R55",
          text: "Flet: od 1 do 5 figurek z sąsiednich płytek przychodzi na wybraną. Sam flet niczego nie zajmuje. Płytka pusta po zebraniu jest twoja jak zawsze, cokolwiek zabrał z niej flet.",
        },
        { rule: "R56", text: "Pierścień: przedmiot z odrzuconych." },
        {
          rule: "R57",
          text: "Talizman: twój wielbłąd lub namiot przechodzi na płytkę, na której ich nie ma, cokolwiek tam stoi. Opuszczona płytka staje się niczyja.",
        },
        { rule: "R58", text: "Róg: rząd uzupełnia się do 9, a ty układasz go, jak chcesz." },
      ],
    },
    {
      id: "whims",
      title: "Dodatek „Kaprysy sułtana”",
      blocks: [
        {
          text: "5 wielkich miast, wielkie jezioro, po 3 dodatkowe figurki pięciu plemion, 22 kaprysy, dwa dżiny i piąte miejsce.",
        },
        shared.whimTileCards,
        shared.whimCards,
        shared.whimDjinnCards,
        {
          rule: "R59",
          text: "36 płytek tworzy planszę 6 na 6. W miastach stoją po 3 figurki, w jeziorze żadna. W każdym mieście leży odkryty kaprys.",
        },
        {
          rule: "R60",
          text: "3 miasta są niebieskie, 2 czerwone; nie mają własnej wartości. Za 1–5 miast jest 5, 20, 45, 80 lub 125 punktów.",
        },
        {
          rule: "R61",
          text: "Kto kończy ruch w mieście, bierze jego kaprys. Miasta bez kaprysu dostają nowy przy uzupełnieniu, w kolejności a1, b1 i tak dalej, póki są. Kto zajął miasto inaczej, nie dostaje kaprysu.",
        },
        {
          rule: "R62",
          text: "Palmy i pałace na twoich płytkach wokół jeziora liczą się podwójnie; z Haurvatatem palma daje tam 10.",
        },
        {
          rule: "R63",
          text: "Z oboma dodatkami: 42 płytki, 7 kolumn na 6 rzędów. W środku 5 na 4 leży 6 płytek Rzemieślników i 14 innych.",
        },
        {
          rule: "R64",
          text: "Kaprys spełnia się i jest opłacany raz, sam z siebie, gdy tylko warunek jest prawdziwy, w czyjejkolwiek turze, także w ostatniej turze gry. Sprawdza się to na początku tury i po każdej skończonej akcji; nigdy w środku ruchu, ale po jego ostatnim kroku tak. Jeśli spełniły się kaprysy kilku graczy, pierwszy jest ten, czyja trwa tura, pozostali w kolejności tur; „Dwa inne kaprysy” na końcu. Jeśli trzeba coś zrobić, liczy się tylko to, co zrobił sam właściciel po wzięciu karty. Potrzebne karty i przedmioty pokazuje się i zatrzymuje. Niespełnione kaprysy nic nie są warte.",
        },
        {
          rule: "R65",
          text: "Bez Rzemieślników trzy kaprysy, które ich potrzebują, odkłada się do pudełka.",
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
          text: "Punkty: 1 za monetę; 1 za wezyra i 10 za każdego rywala, który ma ich mniej; 2 za starszego; dżiny; wartość twoich płytek; 3 za palmę i 5 za pałac na nich; towary, jakby sprzedane w najlepszych zestawach; i wszystko, co dodają dżiny i dodatki.",
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
} satisfies Rules;
