import { release, type ArtistNotes } from '../notes.ts';

export const deepHouse: readonly ArtistNotes[] = [
  {
    name: 'Teo Varrano',
    lineup: 'solo',
    looks: ['beard'],
    country: 'IT',
    genres: ['deep-house', 'funk'],
    fame: 8,
    label: 'Parade Ground',
    family: 'lido',
    bio: [
      'Teo Varrano learned to mix on the two turntables of a lido in Rimini, where the owner paid him in lunch and insisted that nobody ever be startled. Twenty summers on, his sets still arrive like shade.',
      'He collects bathing-hut keys and answers questions about equipment with recipes.',
    ],
    releases: [
      release(
        '2016-07-15',
        'Lido Nord',
        'Warm chords for wet hair. Nine tracks in the order of one August day, from the first coffee to the last folded chair.',
        'Cabin 44 | Espresso, Sand | Ombrellone | Eleven O’Clock Piano | Shade Moves | Pedalò | Salt Line | Fold the Chairs | Lido Nord',
      ),
      release(
        '2019-05-24',
        'The Owner’s Instructions',
        'Four rules for keeping a dance floor happy.',
        'Never Startle Anyone | Leave Room for the Sea | One Song They Know | Lunch at Two',
      ),
      release(
        '2022-08-05',
        'Mezzogiorno',
        'Deeper, slower and further south: an album of long mixes with a brass section from Bari and a string player who was only meant to be visiting.',
        'Statale 16 | Fico d’India | Midday Is a Closed Door | Bari Vecchia | Ventilatore | Nonna’s Left Hand | Terrazza | Olive Press | A Slow Car Uphill | Mezzogiorno | Dopo',
      ),
      release(
        '2025-05-30',
        'Bathing Hut',
        'A single for the first warm Friday.',
        'Bathing Hut | Bathing Hut (Nightbus Theory Remix)',
      ),
    ],
  },
  {
    name: 'Nightbus Theory',
    lineup: 'duo',
    country: 'GB',
    genres: ['deep-house', 'dub'],
    fame: 7,
    label: 'Tidewater Sound',
    family: 'nightbus',
    bio: [
      'Nightbus Theory are two cousins from Peckham who hold that every good record is the length of a bus ride. Their productions are named after stops, timed to the timetable and tested on the top deck.',
      'The theory itself has never been written down.',
    ],
    releases: [
      release(
        '2015-09-04',
        'N89',
        'The whole route, end to end, with the right number of red lights.',
        'Charing Cross (Stop H) | Top Deck Left | Aldwych, Nobody Off | Contactless | Elephant | Bell Rung Twice | Wet Window Drawings | Camberwell Green | Somebody’s Chips | Diversion | All Change',
      ),
      release(
        '2018-03-09',
        'Hail & Ride',
        'Five edits for the stretch without stops.',
        'Arm Out | Hail & Ride | Driver’s Radio | Lower Deck Dub | Regulating the Service',
      ),
      release(
        '2021-10-29',
        'Garage, Yard, Depot',
        'What buses do when nobody is on them. Recorded partly in a depot in Catford, whose wash plant plays the hi-hats on three tracks.',
        'Pull Out | Wash Plant | Diesel Choir | Spare Driver | Blinds | Yard Cat Returns | Fluorescent | Tyre Bay | Layover | Run In | Lights Off Sequence',
      ),
    ],
  },
  {
    name: 'Lindiwe Makhosi',
    lineup: 'solo',
    looks: ['bun'],
    country: 'ZA',
    genres: ['deep-house'],
    fame: 10,
    label: 'Parade Ground',
    family: 'protea',
    bio: [
      'Lindiwe Makhosi was a choir conductor in Durban before she was a producer, and it shows: her bass lines breathe, her drums answer each other, and somebody is always about to sing.',
      'Her second album went from a taxi rank to half the world in one summer. She still rehearses her choir on Tuesdays and will move a flight for it.',
    ],
    releases: [
      release(
        '2017-02-24',
        'Tuesday Rehearsal',
        'A choir, a drum machine, a hall with a tin roof. Her first album keeps the coughs and the laughter in.',
        'Altos First | From Bar Nine | Umoya | Tin Roof Falsetto | Again, Softer | Sipho Is Late | Handclap Practice | Kwa-Mashu Morning | The Tenor’s Mother | Benches | Once More and Home',
      ),
      release(
        '2020-12-04',
        'Amanzi',
        'Water in ten forms. The record that carried her name across the sea, still best heard near one.',
        'Tap | River, Then Road | Amanzi | Bucket Line | Lwandle | Salt in the Speaker | Rain on the Rank | Deep End | Ice, Lemon | Estuary',
      ),
      release(
        '2021-08-13',
        'Rank Anthem',
        'Made for one taxi rank, borrowed by all of them.',
        'Rank Anthem | Rank Anthem (Choir Only) | Rank Anthem (Teo Varrano Remix)',
      ),
      release(
        '2024-10-18',
        'The Light Changes Hands',
        'A record about mornings after, in the good sense. Strings by candlelight, log drum at dawn, and the whole choir for the last eight minutes.',
        'Hand to Hand | Amber Room | Kushisa | Nobody Leaves Yet | The Light Changes Hands | Thandeka | Floorboards | Seven Kettles | Shadow on the Kick | Vuka | Everyone Who Stayed',
      ),
    ],
  },
  {
    name: 'قمر البحر',
    lineup: 'solo',
    looks: ['curlyBeard'],
    country: 'LB',
    genres: ['deep-house', 'ambient'],
    fame: 5,
    label: null,
    family: 'qamar',
    bio: [
      'Qamar al-Bahr, “moon of the sea”, is the name under which a Beirut sound engineer releases the music he makes on the balcony once the generators have stopped. Oud, tape echo and a kick drum that is mostly a neighbour’s door.',
    ],
    releases: [
      release(
        '2018-05-18',
        'Balcony Hours',
        'Recorded between power cuts: each track is as long as the battery was.',
        'Generator, Ending | Jasmine Wire | Corniche 2 a.m. | ليل | Cardamom | The Neighbour’s Door | Rooftop Tank | Battery at Nine Percent | Mina | Candle Mathematics',
      ),
      release(
        '2023-01-27',
        'مد وجزر',
        'Ebb and flow: six slow pieces for oud and four-to-the-floor.',
        'مد | Harbour Chain | Fishermen Don’t Dance | Salt Maqam | جزر | Moon on the Breakwater',
      ),
    ],
  },
];
