import { release, type ArtistNotes } from '../notes.ts';

export const funk: readonly ArtistNotes[] = [
  {
    name: 'The Brass Arcade',
    lineup: 'band',
    country: 'US',
    genres: ['funk', 'jazz'],
    fame: 8,
    label: 'Kite & Anchor',
    family: 'arcade',
    bio: [
      'Eleven players from New Orleans with one rule: whoever takes the last solo carries the sousaphone. The Brass Arcade started as a school band, outlived the school, and now rent its gym.',
      'They have a fan club for the cowbell alone.',
    ],
    releases: [
      release(
        '2015-06-26',
        'Insert Coin',
        'Ten tracks, one take each, one quarter per take.',
        'Insert Coin | Player Two | High Score | Cowbell Appreciation | Tilt | Sousaphone Tax | Skee-Ball | Extra Life | Change for a Five | Closing Bell, Gym Floor',
      ),
      release(
        '2018-02-09',
        'Carnival Maintenance',
        'For the people who sweep up.',
        'Street Sweeper Strut | Beads in the Drain | Carnival Maintenance | Ash Wednesday, 6 a.m. | Ladder Seat',
      ),
      release(
        '2020-09-25',
        'Gymnasium',
        'The big one, in the gym, with the bleachers full. Recorded over three hot nights and one power cut, which stayed in.',
        'Bleachers | Permission Slip | Rope Climb | Dodgeball Theory | Lemonade Stand Your Ground | Power Cut | Gymnasium | Detention Second Line | Mop Bucket | Hall Pass | Scoreboard Still Works | Everybody Home',
      ),
      release(
        '2026-07-17',
        'Whoever Solos Last',
        'A double-A-side for the sousaphone.',
        'Whoever Solos Last | Carry It',
      ),
    ],
  },
  {
    name: 'Dona Cordélia',
    lineup: 'solo',
    looks: ['bun'],
    country: 'BR',
    genres: ['funk', 'jazz'],
    fame: 9,
    label: 'Marigold Street',
    family: 'calcada',
    bio: [
      'Dona Cordélia sold sheet music in Belo Horizonte until she was fifty-eight, then recorded the album that the whole city had been humming. Her guitar is quiet, her bass player is not, and her laugh is on every record.',
      'She turned seventy on stage, between two songs, and did not mention it.',
    ],
    releases: [
      release(
        '2014-11-14',
        'Balcão',
        'The counter, and what was sung across it.',
        'Balcão | Partitura errada | Quanto custa um samba | Fita métrica | Dona do tom | Ventilador de teto | Pão de queijo no intervalo | Ré maior, por favor | Fiado | Fechado para balanço',
      ),
      release(
        '2017-10-20',
        'Calçada',
        'Black stone, white stone: an album for walking home slowly.',
        'Pedra preta | Pedra branca | Sapato novo | Calçada | Esquina do Horto | Chuva de manga | Bom dia, boa noite | Degrau | Meio-fio | Chegar em casa cantando',
      ),
      release(
        '2021-01-15',
        'Cinquenta e oito',
        'A song about starting.',
        'Cinquenta e oito | Cinquenta e oito (ao vivo)',
      ),
      release(
        '2024-03-22',
        'O Riso',
        'Laughter, in eleven tempos. Strings by her nephew, cuíca by a man from the market, applause by her street.',
        'O riso | Quem foi que disse | Gargalhada em sete | Setenta | Vizinha do violão | Cuíca do mercado | Bonde errado | Rede | Cafezinho, cafezão | Meu sobrinho rege | Silêncio (quase)',
      ),
    ],
  },
  {
    name: 'Kwabena & the Night Market',
    lineup: 'band',
    country: 'GH',
    genres: ['funk', 'dub'],
    fame: 7,
    label: 'Copper Kettle Recordings',
    family: 'kente',
    bio: [
      'Kwabena Asante-Nyarko sold radios at Kumasi’s night market, all of them switched on. His eleven-piece plays highlife and funk the way that stall sounded: everything at once, and somehow in time.',
    ],
    releases: [
      release(
        '2016-12-02',
        'All Radios On',
        'Every station, one groove.',
        'Dial | All Radios On | Batteries Included | Kelewele | Queue for Waakye | Mono Is Fine | Adum After Dark | Left Speaker, Right Speaker | Haggling Suite | Antenna Dance | Sold',
      ),
      release(
        '2019-07-05',
        'Generator Hour',
        'Lights out, horns up.',
        'Dumsor | Generator Hour | Petrol and Palm Wine | Torchlight Horns | It’s Back',
      ),
      release(
        '2023-07-21',
        'Trotro Gospel',
        'Named after what is painted on the back of buses. The band chose the ten best and wrote the songs to fit.',
        'Still, It Makes Me Laugh | Sea Never Dry | Observers Are Worried | Fear Woman, Fear Traffic | Good Friend, No Change | Slow But Kumasi | Auntie Said So | No Hurry in Life | Who Knows Tomorrow, Not Me | Horn Please',
      ),
    ],
  },
  {
    name: 'Otis Freemantle',
    lineup: 'solo',
    looks: ['headphones'],
    country: 'US',
    genres: ['funk', 'deep-house'],
    fame: 6,
    label: 'Parade Ground',
    family: 'roller',
    bio: [
      'Otis Freemantle was house DJ, floor guard and organist at a roller rink in Dayton, sometimes in the same song. His records are cut for wheels: nothing jerks, everything banks.',
      'He still resurfaces the floor himself.',
    ],
    releases: [
      release(
        '2016-02-26',
        'Couples Only',
        'Slow skate, warm bass, mirrored ball. A first album for two people and eight wheels.',
        'Rental Size Nine | All Skate | Couples Only | Toe Stop | Backwards Now | Organ Break | Concession Stand | Mirror Ball Maintenance | Limbo, Low | Last Lap',
      ),
      release(
        '2019-11-22',
        'Floor Guard',
        'A whistle, a vest, a groove.',
        'Floor Guard | No Gum | Whip It Round | Slow Down in the Turns',
      ),
      release(
        '2023-05-05',
        'Maple',
        'The floor is the instrument: six thousand square feet of it, miked from below.',
        'Maple | Resurfacing | Wheels Up | Straightaway | The Bank | Carpet Wall | Sweatband Ballad | Jam Skate | Urethane | Thursday Is Ladies Free | Polish',
      ),
      release(
        '2026-04-17',
        'Neon Laces',
        'Two sides, one tempo, no brakes.',
        'Neon Laces | Neon Laces (Lindiwe Makhosi Remix) | Rink Rat Reprise',
      ),
    ],
  },
];
