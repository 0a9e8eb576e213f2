import { release, type ArtistNotes } from '../notes.ts';

export const loFi: readonly ArtistNotes[] = [
  {
    name: 'Corner Laundry',
    lineup: 'duo',
    looks: ['beard', 'crop'],
    country: 'US',
    genres: ['lo-fi', 'jazz'],
    fame: 9,
    label: 'Second Floor Tapes',
    family: 'laundromat',
    bio: [
      'Two brothers from Baltimore, one sampler, and a coin laundry below the apartment that you can hear on every record if you listen at the right place. Corner Laundry make beats the way other people fold shirts: carefully, and while thinking of something else.',
      'They have never played a show. They did once leave the window open.',
    ],
    releases: [
      release(
        '2018-01-19',
        'Permanent Press',
        'The first tape: forty minutes of warm drums and one stubborn sock. Side B was sequenced by the woman who ran the laundry.',
        'Quarters | Warm, Tumble, Low | Left Sock | Mrs. Abernathy Waves | Lint Trap | Sunday, No Line | Static Cling | Delicates | Somebody’s Blue Sweater | Spin | Change Machine | Folding Table',
      ),
      release(
        '2020-10-23',
        'Fabric Softener',
        'Softer, as promised. Rhodes, brushed snare, rain.',
        'Lavender | Second Rinse | Steam on the Window | Everything’s Out by Nine | Hanger | Cotton, Mostly | Bleach Day | Bus Shelter Bossa | Towels | Ironing to the Radio | Last Load',
      ),
      release(
        '2023-03-31',
        'Out of Order',
        'One machine down, one beat up.',
        'Out of Order | Use the Other One',
      ),
      release(
        '2025-06-20',
        'Lost & Found',
        'What people left behind over seven years, one beat for each: a glove, a paperback, a wedding ring that did get claimed.',
        'One Glove | Library Book, Due 2019 | The Ring | Harmonica | Umbrella Season | Photo Booth Strip | Keys to Something | Letter in a Pocket | Ticket Stub | Teddy | Claimed',
      ),
    ],
  },
  {
    name: 'Jun Okabe-Reyes',
    lineup: 'solo',
    looks: ['crop'],
    country: 'PH',
    genres: ['lo-fi'],
    fame: 7,
    label: null,
    family: 'jeepney',
    bio: [
      'Jun Okabe-Reyes studied architecture in Quezon City and made beats during model-making nights, when the glue needs six hours and the coffee needs none. Most of the percussion is card, rulers and the edge of a cutting mat.',
    ],
    releases: [
      release(
        '2019-09-13',
        'Scale Model',
        'A beat tape at one to fifty. Every title is a note from a review panel.',
        'Balsa | Consider the Stairs | Section A–A | Too Many Windows | Glue, Six Hours | North Arrow | Where Does the Rain Go | Foam Board City | Redlines | Human Figures | Render Overnight | Pin-up',
      ),
      release(
        '2022-07-08',
        'Monsoon Homework',
        'Written during three weeks without lectures and with a lot of water in the street.',
        'Suspended Classes | Tricycle Radio | Candle, Battery, Rice | Puddle Jump | Taho in the Morning | Signal No. 2 | Kitchen Ceiling Drum | Dry Socks',
      ),
      release(
        '2024-11-15',
        'Jeepney Nocturnes',
        'Five rides home.',
        'Katipunan | Bayad Po | Back Row | Neon Saint on the Dashboard | Para',
      ),
    ],
  },
  {
    name: 'softbound',
    lineup: 'solo',
    looks: ['glasses'],
    country: 'DE',
    genres: ['lo-fi', 'ambient'],
    fame: 6,
    label: 'Second Floor Tapes',
    family: 'paperback',
    bio: [
      'softbound runs a second-hand bookshop in Leipzig and will not be photographed. The records are built from the shop’s own tape deck, a nylon-string guitar with four strings and whatever was playing in the yard.',
      'Customers have been known to buy the book just to find out what the music was.',
    ],
    releases: [
      release(
        '2017-11-03',
        'marginalia',
        'Eleven sketches, each written in the margin of a particular book. The titles are all that remains of them.',
        'dog-ear | pencil, very faint | ex libris | page 91 | the previous owner | coffee ring | uncut | she underlined everything | foxing | bookmark: tram ticket | colophon',
      ),
      release(
        '2021-02-12',
        'overdue',
        'A short winter record with the heater left in.',
        'overdue | returns trolley | whisper, please | large print | closing bell',
      ),
      release(
        '2024-04-05',
        'thin paper',
        'The quietest one so far. Some of these beats are mostly the pause between two of them.',
        'india paper | gutter | a room with a ladder | yard cat | loose leaf | translator’s note | rain on the awning | thin paper | half title | widow, orphan | endpapers',
      ),
    ],
  },
  {
    name: 'Amina Dufour',
    lineup: 'solo',
    looks: ['curls'],
    country: 'FR',
    genres: ['lo-fi', 'dream-pop'],
    fame: 5,
    label: 'Marigold Street',
    family: 'terrasse',
    bio: [
      'Amina Dufour sings under her breath and samples herself. Raised in Marseille by a baker and a bus driver, she writes in the hour when one of them was coming home and the other was leaving.',
      'Her first songs circulated as voice messages. She still sends new ones that way before anyone else may hear them.',
    ],
    releases: [
      release(
        '2020-06-19',
        'Quatre heures du matin',
        'Flour, headlights, a Wurlitzer with two dead keys. Her first album sounds like the kitchen it was made in.',
        'Farine | La ligne 83 | Le four est chaud | Message vocal, 0:42 | Canebière bleue | Deux touches mortes | Tu rentres, je sors | Pain au sommeil | Volets | Six sucres',
      ),
      release(
        '2023-05-12',
        'Terrasse',
        'Summer on one roof, in nine songs and one thunderstorm.',
        'Linge | Figues | Chaise longue | Le voisin joue faux | Orage, 18 h | Sel sur la peau | Pastèque | Antennes | Redescendre',
      ),
      release(
        '2025-09-26',
        'Bleu presque',
        'One song and its sleepier twin.',
        'Bleu presque | Bleu presque (chuchoté)',
      ),
    ],
  },
];
