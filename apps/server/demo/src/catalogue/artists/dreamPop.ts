import { release, type ArtistNotes } from '../notes.ts';

export const dreamPop: readonly ArtistNotes[] = [
  {
    name: 'Glasshouse Swimmers',
    lineup: 'band',
    country: 'GB',
    genres: ['dream-pop'],
    fame: 9,
    label: 'Marigold Street',
    family: 'lagoon',
    bio: [
      'Four lifeguards from a Glasgow swimming baths with a glass roof, an echo of six seconds and, on Thursdays after ten, nobody in the water. Glasshouse Swimmers wrote two albums there before the manager asked for a ticket to the launch.',
      'They sound the way chlorine smells when you are happy.',
    ],
    releases: [
      release(
        '2016-08-19',
        'Shallow End',
        'Ten songs with wet hair. The drums were recorded in lane four.',
        'Verruca Sock | Lane Four | Shallow End | Glass Roof, Rain | No Bombing | Armbands | Thursday After Ten | Echo, Six Seconds | Locker Key on My Wrist | Vending Machine Soup',
      ),
      release(
        '2019-04-26',
        'Deep End',
        'The sequel, obviously. Slower, bluer and with a diving board.',
        'Third Step | Deep End | Goggles | The Boy Who Held His Breath | Pressure in the Ears | Tiles | High Board | Underwater You Said | Whistle | Synchronised | Towel Over the Radiator',
      ),
      release(
        '2021-07-16',
        'Lido EP',
        'Outdoors at last.',
        'Unheated | Lido | Goosebump Choir | Wasps, Ice Cream | Closed for the Season',
      ),
      release(
        '2025-04-11',
        'Everyone Out of the Pool',
        'The baths were sold, so they made their loudest record. The last ninety seconds are the roof.',
        'Notice on the Door | Everyone Out of the Pool | Draining | Flats, Luxury | Blue Rectangle | Lost Property | Chlorine Heart | The Manager Cries | Footprints Drying | One Last Length | Roof',
      ),
    ],
  },
  {
    name: 'Santa Paloma',
    lineup: 'duo',
    looks: ['long', 'headphones'],
    country: 'MX',
    genres: ['dream-pop', 'synthwave'],
    fame: 7,
    label: 'Night Ferry',
    family: 'paloma',
    bio: [
      'Santa Paloma are Ximena Arriaga and her ex-drummer’s drum machine. From a rooftop in Guadalajara they make slow, bright songs about pigeons, saints and the sort of love that lives in other people’s windows.',
    ],
    releases: [
      release(
        '2018-07-20',
        'Azotea',
        'Rooftop songs, dried in the sun.',
        'Azotea | Tinaco | Paloma mensajera | Tendedero | The Saint of Lost Remote Controls | Agua de jamaica | Cuatro antenas | Novela de las ocho | Pigeon English | Anochece',
      ),
      release(
        '2020-02-21',
        'Ventana ajena',
        'Other people’s windows.',
        'Ventana ajena | Cortina | Alguien baila | Luz de refrigerador | They Turned It Off',
      ),
      release(
        '2023-10-06',
        'Milagros menores',
        'Minor miracles: a parking space, a call returned, a tune that would not leave. With mariachi, filtered through fog.',
        'Minor Miracles | Estacionamiento | Me contestaste | San Antonio de cabeza | Vela eléctrica | La tonada | Dos por uno | Neon Virgin | Lluvia en la procesión | Gracias, etc. | Exvoto',
      ),
      release(
        '2026-10-02',
        'Domingo largo',
        'A single for the hour after lunch.',
        'Domingo largo | Siesta (Amina Dufour Remix)',
      ),
    ],
  },
  {
    name: '유리별',
    lineup: 'solo',
    looks: ['bob'],
    country: 'KR',
    genres: ['dream-pop', 'lo-fi'],
    fame: 8,
    label: null,
    family: 'glassstar',
    bio: [
      'Yuribyeol, “glass star”, began as the closing-time playlist of an optician’s in Mapo. Its owner, Han Seo-jin, grinds lenses by day and sings at night about the things that people say when they cannot see the chart.',
      'Her songs are famously short-sighted: nothing in them is further away than an arm.',
    ],
    releases: [
      release(
        '2019-05-31',
        '시력검사',
        'Eye test. Each song is one line of the chart, and the last can hardly be heard.',
        'E | F P | T O Z | 더 흐린 쪽 | Better One or Two | Drops | 안경 | Blink | Halo | 마지막 줄',
      ),
      release(
        '2021-12-03',
        'Prescription',
        'Take twice daily.',
        'Left –2.25 | 오른쪽 | Case With a Snap | Cloth | Fog on Entering',
      ),
      release(
        '2024-07-12',
        '가까운 것들',
        'Near things: a cup, a sleeve, your ear. Her first record with a band, all of whom were asked to play more quietly.',
        '컵 | Sleeve | 귀 | Static Between Sweaters | 손금 | Breath on a Spoon | Desk Lamp Sunrise | 머리카락 | Crumbs | 네 쪽으로 | Arm’s Length',
      ),
    ],
  },
  {
    name: 'Moth Parade',
    lineup: 'band',
    country: 'CA',
    genres: ['dream-pop', 'folk'],
    fame: 4,
    label: 'Second Floor Tapes',
    family: 'moth',
    bio: [
      'Moth Parade is a five-piece from Saskatoon that rehearses by a single bulb. Two of them are entomologists. The tempo of every song is the wingbeat of a moth, divided by something.',
    ],
    releases: [
      release(
        '2017-09-29',
        'Porch Bulb',
        'Circling songs.',
        'Porch Bulb | Luna | Powder | Forty Watts | Wool Coat, Holes | Underwing | Prairie at Eleven | Sphinx | Lampshade Years | Attracted',
      ),
      release(
        '2022-02-18',
        'Cocoon Season',
        'Five songs made indoors by people who should have been outdoors.',
        'Silk | Cocoon Season | Do Not Disturb | Imago | Damp Wings',
      ),
    ],
  },
];
