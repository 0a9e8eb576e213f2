import { release, type ArtistNotes } from '../notes.ts';

export const jazz: readonly ArtistNotes[] = [
  {
    name: 'The Ozias Bell Quartet',
    lineup: 'band',
    looks: ['hat', 'glasses', 'crop'],
    country: 'US',
    genres: ['jazz'],
    fame: 8,
    label: 'Kite & Anchor',
    family: 'bluebell',
    bio: [
      'Trumpeter Ozias Bell drove a mail route in Kansas City for thirty years and rehearsed in the truck with a practice mute. The quartet he formed on retiring has not changed a member, a table or a start time since.',
      'Mondays, nine sharp, the corner booth is for family.',
    ],
    releases: [
      release(
        '2014-09-19',
        'Neither Snow nor Rain',
        'The mail-route album. Ten tunes, each named for an address that never got a letter until it did.',
        '1411 Highland | Certified | Dog at the Gate | Postage Due | Rural Free Delivery | Forwarding | The Widow’s Magazines | Truck Blues | Return to Sender, With Love | Last Box on the Left',
      ),
      release(
        '2017-01-27',
        'Mondays, Nine Sharp',
        'Live from the corner table. You can hear the ice, the phone behind the bar and, in the fourth tune, Mrs. Bell laughing.',
        'Nine Sharp | Corner Booth | Ice | Walk-In Chord | Mrs. Bell Laughing | Bus Boy | Set Break | Tab | Fog on Vine | Lights Up, Last Chorus',
      ),
      release(
        '2021-05-28',
        'A Suite for People Waiting',
        'Five movements for queues of every kind.',
        'Bus | Doctor | Verdict | Kettle | You',
      ),
      release(
        '2024-08-16',
        'Practice Mute',
        'A duo record with his granddaughter Imani on upright bass, recorded, of course, in the truck.',
        'Warm Up, Left Lane | Imani Counts | Blue Eagle | Low C at the Lights | Glovebox | Grandfather Clause | Mute | Sunday Route | Parcel for Nobody | Idle',
      ),
    ],
  },
  {
    name: 'Kateřina Havlová Trio',
    lineup: 'band',
    looks: ['bob', 'beard', 'crop'],
    country: 'CZ',
    genres: ['jazz', 'neo-classical'],
    fame: 6,
    label: 'Ostinato Press',
    family: 'cubist',
    bio: [
      'Pianist Kateřina Havlová, a bassist and a drummer from Brno, all former bell-ringers. Their music is full of changes that no metronome allows but every ringer knows by hand.',
      'The trio rehearses in a tower and has never once been late.',
    ],
    releases: [
      release(
        '2016-04-15',
        'Zvonice',
        'The belfry: music in permutations, with the ropes audible.',
        'Hmoždíř | Six Bells, Eleven Changes | Provaz | Poledne | Holub | Stairs in Five | Zvonice | Prosinec | Clapper | Ticho',
      ),
      release(
        '2019-06-07',
        'Tram to the End',
        'Line 1 from Ečerova to Řečkovice and back again.',
        'Ečerova | Hlavní nádraží | Inspector | Wet Umbrella Waltz | Řečkovice',
      ),
      release(
        '2023-02-24',
        'Kubismus pro začátečníky',
        'Cubism for beginners. Every tune is seen from the front, the side and the inside.',
        'Front | Side | Inside | Guitar That Is Not There | Hrana | Bottle, Newspaper, Bass | Kubus Blues | Šest stěn | Corner | Unfolded',
      ),
    ],
  },
  {
    name: 'Desmond Achebe-Lowe',
    lineup: 'solo',
    looks: ['curlyBeard'],
    country: 'GB',
    genres: ['jazz', 'funk'],
    fame: 7,
    label: 'Tidewater Sound',
    family: 'lagos',
    bio: [
      'Tenor saxophonist Desmond Achebe-Lowe learned by ear from the radio in his father’s minicab and still prefers to record sitting in a car. His band moves between Lewisham and Lagos in a single bar and signals every turn.',
      'He has a degree in marine biology, which explains the album covers.',
    ],
    releases: [
      release(
        '2018-02-16',
        'Minicab Standards',
        'Songs his father hummed, in the keys he hummed them.',
        'Meter Running | Old Kent Road, Rain | Highlife at the Lights | Air Freshener | Fare to Nowhere | My Father’s B Flat | Back Seat Ballad | A to Z | Night Tariff | Keep the Change',
      ),
      release(
        '2020-09-11',
        'Pelagic',
        'For creatures that never touch the bottom.',
        'Siphonophore | Two Hundred Metres | Lanternfish | Vertical Migration | Whale Fall',
      ),
      release(
        '2022-03-25',
        'Lewisham, Lagos',
        'Twelve musicians, two cities and one very expensive phone call. Brass by moonlight, talking drum at the market, strings on the South Circular.',
        'Dial Tone | Catford Shrine | Balogun Market | Talking Drum, Listening Drum | Sunday Rice | Third Mainland | South Circular | Auntie’s Voicemail | Harmattan | Hold the Line | Both Ends',
      ),
      release(
        '2026-06-12',
        'Octopus Mathematics',
        'A single with eight parts.',
        'Octopus Mathematics | Three Hearts',
      ),
    ],
  },
  {
    name: 'Sørine Fjeldgård',
    lineup: 'solo',
    looks: ['long'],
    country: 'NO',
    genres: ['jazz', 'folk'],
    fame: 5,
    label: 'Blue Hour Editions',
    family: 'lamp',
    bio: [
      'Sørine Fjeldgård sings standards that she wrote herself. She ran the last video shop in Tromsø until 2015 and stocks her songs the same way: by mood, with a handwritten card.',
    ],
    releases: [
      release(
        '2019-02-08',
        'Rewind, Please',
        'Ten ballads for a shop that closed. Guitar, double bass, and the bell over the door.',
        'The Bell over the Door | Late Fees | Staff Picks | Foreign, Second Shelf | You Always Rent the Sad Ones | Polar Night Matinee | Tracking | Popcorn for One | Returned Unwatched | Rewind, Please',
      ),
      release(
        '2022-11-25',
        'Mørketid',
        'Songs for the dark weeks.',
        'Lampe | Eleven in the Morning, Stars | Kakao | Skispor | Sola snur',
      ),
    ],
  },
];
