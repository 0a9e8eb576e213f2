import { release, type ArtistNotes } from '../notes.ts';

export const drumAndBass: readonly ArtistNotes[] = [
  {
    name: 'Rook & Marlow',
    lineup: 'duo',
    country: 'GB',
    genres: ['drum-and-bass', 'jazz'],
    fame: 8,
    label: 'Tidewater Sound',
    family: 'rook',
    bio: [
      'A drummer from Bristol and a chess teacher from Bath, who met when one hired the other to teach his daughter. Rook & Marlow record real kits in real rooms and then take them apart with a patience that only one of them had to begin with.',
      'Their live show is two drum kits, one bass and a clock.',
    ],
    releases: [
      release(
        '2015-05-15',
        'Opening Repertoire',
        'Eleven openings, none of them refuted so far.',
        'King’s Pawn | En Passant | The Quiet Move | Fianchetto | Hanging Piece | Touch Move | Blunder, Recovered | Two Knights | Tempo | Castling Late | Adjourned',
      ),
      release(
        '2018-09-21',
        'Room Tone',
        'Twelve rooms, one break. They carried the same kit through a chapel, a squash court, a bank vault and nine others, and let the walls do the programming.',
        'Chapel | Squash Court | Vault | Stairwell B | Potting Shed | Lecture Theatre, Empty | Tiled | Barn, Owls | Car Wash | Recording Studio (Boring) | Underpass | Her Kitchen',
      ),
      release(
        '2021-03-05',
        'Blitz',
        'Five minutes each.',
        'Flag Fall | Increment | Pre-move | Zugzwang | Rematch',
      ),
      release(
        '2025-10-10',
        'Endgame Studies',
        'Their slowest fast record: long chords, a bowed bass, and breaks that arrive like good news.',
        'Opposition | Lone King | The Wrong Bishop | Underpromotion | Fortress | Study in Rain | Triangulate | Perpetual | Fifty-Move Rule | Resigns, Smiling',
      ),
    ],
  },
  {
    name: 'Fathom Drive',
    lineup: 'solo',
    looks: ['hat'],
    country: 'NL',
    genres: ['drum-and-bass', 'ambient'],
    fame: 6,
    label: 'Low Harbour',
    family: 'fathom',
    bio: [
      'Joris van Deelen piloted harbour tugs in Rotterdam and mixed on the bridge with one eye on the radar. As Fathom Drive he makes deep, rolling drum and bass in which something large is always moving slowly underneath.',
    ],
    releases: [
      release(
        '2016-10-28',
        'Draught',
        'How deep a ship sits, and what that sounds like from below.',
        'Bollard Pull | Nieuwe Waterweg | Draught | Keel Clearance | VHF 11 | Bow Wave | Maasvlakte | Container Lullaby | Pilot Ladder | Fog Routine',
      ),
      release(
        '2020-08-21',
        'Sounding Line',
        'Five depths, by the old measure.',
        'By the Mark Five | By the Deep Eight | Tallow and Sand | Mark Twenty | No Bottom',
      ),
      release(
        '2024-03-01',
        'Night Orders',
        'Written in the standing orders book, between two and four. Cello by his sister; engine by a tug called Adriana.',
        'Call Me If in Doubt | Adriana | Steady on Two-Nine-Zero | Dogwatch | Sodium Light | Radar Rain | Lee Shore | Coffee, Black, Twice | Traffic Separation | Landfall | Relieved',
      ),
    ],
  },
  {
    name: 'Nadia Okonjo',
    lineup: 'solo',
    looks: ['curls'],
    country: 'GB',
    genres: ['drum-and-bass', 'dream-pop'],
    fame: 9,
    label: 'Parade Ground',
    family: 'marigold',
    bio: [
      'Nadia Okonjo wrote her first hit on the back of a physics exam in Leeds and passed both. She sings over breaks at a hundred and seventy-four beats a minute as though there were all the time in the world.',
      'Between records she teaches a Saturday class in music production for girls, whose alumnae now have a label.',
    ],
    releases: [
      release(
        '2019-07-26',
        'Half-Life',
        'The exam-paper song, and what came of it.',
        'Half-Life | Half-Life (Rook & Marlow Remix)',
      ),
      release(
        '2020-11-13',
        'Terminal Velocity Is a Choice',
        'A debut about falling, mostly in love. Big choruses, bigger drums, one song with no drums at all.',
        'Free Body Diagram | Half-Life (Album Version) | Friction | The Boy from Wave Mechanics | Airbag | Otley Road | Show Your Working | Drop | Soft Landing | Negligible | Terminal Velocity Is a Choice',
      ),
      release(
        '2023-06-16',
        'Saturday Class',
        'Written with and for twenty-two teenagers. They chose the samples.',
        'Register | Who Touched the Fader | Aisha’s Bassline | Loud Is Not a Key | Packed Lunch | Sidechain | Twenty-Two | Home Time',
      ),
      release(
        '2026-05-22',
        'Gold in the Static',
        'Her widest record: strings, steel pans, a gospel bridge, and the fastest ballad of the year.',
        'Signal Found | Gold in the Static | Leave the Hall Light On | Runner | My Mother’s Radio | 174 Reasons | Paper Crown | Kaduna | Say It Slower | Warm Circuit | Last Bus, First Light',
      ),
    ],
  },
  {
    name: 'Sub Cathedral',
    lineup: 'band',
    country: 'NZ',
    genres: ['drum-and-bass', 'dub'],
    fame: 5,
    label: null,
    family: 'cathedral',
    bio: [
      'Three friends from Dunedin and a sound system that took four winters to build. Sub Cathedral write for the system first and for people second, though people have not complained.',
    ],
    releases: [
      release(
        '2017-08-11',
        'Nave',
        'A record in the shape of a building. Take the side door.',
        'Porch | Nave | Organ Loft, No Organ | Flying Buttress | Crypt | Stained | Two-Ton Hymn | Gargoyle | Bell Rope | Vestry Tea',
      ),
      release(
        '2022-06-24',
        'Southerly',
        'Weather from the bottom of the map.',
        'Southerly | Albatross Colony | Harbour Mouth | Kelp | Aurora, Low',
      ),
    ],
  },
];
