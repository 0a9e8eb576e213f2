import { release, type ArtistNotes } from '../notes.ts';

export const synthwave: readonly ArtistNotes[] = [
  {
    name: 'Pacific Terminal',
    lineup: 'duo',
    country: 'US',
    genres: ['synthwave'],
    fame: 9,
    label: 'Night Ferry',
    family: 'terminal',
    bio: [
      'Dana Holloway and Ray Petrosyan worked the same airport lounge in Long Beach, she behind the bar and he behind an electric piano. When the lounge closed they kept the piano, the carpet and the view.',
      'Pacific Terminal write songs for departures that are not your own.',
    ],
    releases: [
      release(
        '2015-08-07',
        'Gate 31',
        'A first album in the order of an evening’s departures, with real announcements by a real announcer, now retired.',
        'Short-Term Parking | Gate 31 | Carpet Pattern | Rain on the Jetway | Duty Free | Last Call for Honolulu | Moving Walkway | Mai Tai, No Hurry | Wing Lights | Red-Eye | Ray Plays One More',
      ),
      release(
        '2018-06-22',
        'Arrivals',
        'The other half of the building.',
        'Baggage | Handwritten Sign | Arrivals | You Look Tan | Level 3, Blue',
      ),
      release(
        '2021-09-17',
        'Holding Pattern',
        'Written in a year without flights, above an empty runway. It is the warmest thing they have made.',
        'Runway Grass | Holding Pattern | Windsock | The Lounge Is a Museum | Instrument Landing | Fuel for an Hour | Control Tower Lovers | Circling Catalina | Turbulence, Light | Dana’s Theme | Cleared',
      ),
      release(
        '2026-09-04',
        'Night Ferry to Avalon',
        'A new single, this time by boat.',
        'Night Ferry to Avalon | Harbour Lights, Reversed',
      ),
    ],
  },
  {
    name: 'Chrome Pelican',
    lineup: 'band',
    looks: ['headphones', 'long', 'crop'],
    country: 'AU',
    genres: ['synthwave', 'funk'],
    fame: 6,
    label: 'Night Ferry',
    family: 'pelican',
    bio: [
      'Four surf-club volunteers from Wollongong with five synthesisers between them. Chrome Pelican began as the entertainment at a sausage sizzle and have kept the apron.',
      'They are unserious about everything except chord changes.',
    ],
    releases: [
      release(
        '2018-12-07',
        'Surf Club Disco',
        'Ten tracks of sun-bleached neon, recorded in the boat shed with the roller door up.',
        'Between the Flags | Zinc | Roller Door | IRB Chase Theme | Sausage Sizzle, Golden Hour | Rip Current | Bluebottle | Nippers | Raffle Night | Stackable Chairs',
      ),
      release(
        '2022-01-14',
        'Heatwave Bulletin',
        'Forty-one degrees and a drum machine that would not sync.',
        'Forty-One | Servo Slushie | Bitumen Shimmer | Southerly Change | Verandah | Esky Full of Stars | Magpie Season | Cool Room | Total Fire Ban | Bulletin Ends | Sprinkler',
      ),
      release(
        '2025-11-28',
        'Deluxe Thongs',
        'A holiday EP about footwear.',
        'Deluxe Thongs | Left Behind at Bulli | Tan Line | Double Pluggers | Blowout',
      ),
    ],
  },
  {
    name: 'Élodie Marchand-Vey',
    lineup: 'solo',
    looks: ['scarf'],
    country: 'FR',
    genres: ['synthwave', 'dream-pop'],
    fame: 7,
    label: 'Blue Hour Editions',
    family: 'minitel',
    bio: [
      'Élodie Marchand-Vey scores films that do not exist. Each album comes with a cast list, a running time and a review, usually a bad one. She grew up above a cinema in Clermont-Ferrand and learned every soundtrack through the floor.',
    ],
    releases: [
      release(
        '2016-11-11',
        'L’Autoroute du Soleil',
        'Original music for a road film (1984, 97 minutes, “overlong”).',
        'Générique | Péage | Station-service, 3 h 10 | Le passager | Phares | A7 | Cabine téléphonique | Valence, pluie | Elle conduit | Le sud, enfin | Générique de fin',
      ),
      release(
        '2019-10-04',
        'Minitel',
        'A love story in capital letters (1987, 82 minutes, “cold”).',
        '3615 | Connexion | Pseudonyme | Quarante lignes | Tu es là ? | Curseur | Facture | Coupure | Reconnexion',
      ),
      release(
        '2023-11-17',
        'La Nuit des satellites',
        'A space opera shot in a car park (1981, 104 minutes, “why?”). Her most generous score, for eleven synthesisers and a borrowed children’s choir.',
        'Niveau –4 | Décollage au neon | Les satellites | Apesanteur, rampe B | Capitaine Odile | Ceinture d’astéroïdes | Oxygène, dix minutes | Le chœur des enfants perdus | Orbite basse | Ticket perdu | Retour au jour',
      ),
    ],
  },
  {
    name: 'Turbo Santoro',
    lineup: 'solo',
    looks: ['headphones'],
    country: 'AR',
    genres: ['synthwave', 'techno'],
    fame: 4,
    label: null,
    family: 'turbo',
    bio: [
      'Rally co-driver turned keyboard player from Córdoba. Turbo Santoro writes in pace notes, so his scores read “left four, tightens, crest, arpeggio”. He lost two teeth and no time at the Traslasierra stage.',
    ],
    releases: [
      release(
        '2019-03-22',
        'Pace Notes',
        'One special stage, start to finish, at competition speed.',
        'Five Seconds | Right Three Long | Gravel | Crest, Maybe | Don’t Cut | Water Splash | Service Park | Left Four Tightens | Night Stage | Spare Wheel | Flying Finish',
      ),
      release('2021-11-05', 'Copiloto', 'A song for the one who reads the map.', 'Copiloto | Hoja de ruta'),
      release(
        '2024-06-07',
        'Sierras Eléctricas',
        'Open hills, hot valves.',
        'Sierras Eléctricas | Mina Clavero | El motor canta | Fernet y Faros | Polvo',
      ),
    ],
  },
];
