import type { DemoUser } from '../catalogue/playlists.ts';

// What the people of the demo did, by hand. Records are named as in the catalogue; `days` are days ago.

/** The accounts that sign in, and the other people of the demo. */
export type DemoPerson = 'listener' | DemoUser;

/** The song of an album. */
export type SongName = readonly [album: string, song: string];

export interface PersonNotes {
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Artists whom the person follows, plays and likes most. */
  artists: readonly string[];
  people: readonly DemoPerson[];
  playlists: readonly string[];
  albums: readonly string[];
  /** Songs and albums that the person has reposted. */
  reposts: readonly (string | SongName)[];
  /** The number of liked songs; those of the artists above come first. */
  likes: number;
}

export const personNotes: Record<DemoPerson, PersonNotes> = {
  listener: {
    country: 'PT',
    artists: [
      'Amina Dufour',
      'Glasshouse Swimmers',
      'Nadia Okonjo',
      'Corner Laundry',
      'Pacific Terminal',
      'King Tamarind',
      '森野しずか',
    ],
    people: ['Ingrid Vasko', 'Mei-Lin Castellano', 'Clara Duquesne'],
    playlists: ['Deep Focus', 'Noodles at 1 a.m.', 'Café fermé'],
    albums: [
      'Terrasse',
      'Fabric Softener',
      'Everyone Out of the Pool',
      'Gold in the Static',
      'Holding Pattern',
      'Milagros menores',
      'Waiting Room',
      'Four Tracks Are Plenty',
    ],
    reposts: [
      ['Gold in the Static', 'Leave the Hall Light On'],
      ['Terrasse', 'Orage, 18 h'],
      'Night Ferry to Avalon',
    ],
    likes: 46,
  },
  Segno: {
    country: 'GB',
    artists: [],
    people: [],
    playlists: [],
    albums: [],
    reposts: [],
    likes: 0,
  },
  'Ingrid Vasko': {
    country: 'SE',
    artists: ['Halvar Nystrand', 'Slow Meridian', 'Corner Laundry', '森野しずか'],
    people: ['listener', 'Clara Duquesne'],
    playlists: ['Café fermé'],
    albums: ['A Map of the Quiet Places', 'The Sea Has Its Own Clock', 'Lost & Found', 'Rights of Way'],
    reposts: [['The Long Way to Quimper', 'Lighthouse Soup'], 'A Map of the Quiet Places'],
    likes: 22,
  },
  'Tobias Rennert': {
    country: 'DE',
    artists: ['Kessel 9', 'Ilse Vorhaus', 'Rook & Marlow', 'Nadia Okonjo', 'King Tamarind'],
    people: ['listener', 'Abebe Worku'],
    playlists: ['Concrete'],
    albums: ['Wartung', 'Soft Error', 'Endgame Studies', 'Rain Gauge'],
    reposts: [['Soft Error', 'Cosmic Ray, Thursday'], 'Gold in the Static'],
    likes: 30,
  },
  'Mei-Lin Castellano': {
    country: 'SG',
    artists: ['Jun Okabe-Reyes', 'softbound', 'Amina Dufour', 'Glasshouse Swimmers', 'Nadia Okonjo'],
    people: ['listener', 'Ingrid Vasko', 'Rafael Montoya Sáez'],
    playlists: ['Homework Beats', 'Deep Focus'],
    albums: ['Jeepney Nocturnes', 'thin paper', 'Quatre heures du matin', 'Deep End'],
    reposts: [['thin paper', 'rain on the awning'], ['Shallow End', 'Glass Roof, Rain'], 'Domingo largo'],
    likes: 38,
  },
  'Abebe Worku': {
    country: 'ET',
    artists: ['King Tamarind', 'Harbour Echo Unit', 'Lindiwe Makhosi', 'Nadia Okonjo'],
    people: ['Tobias Rennert'],
    playlists: ['Horn Section'],
    albums: ['The Light Changes Hands', 'Four Tracks Are Plenty', 'Half-Life'],
    reposts: ['The Light Changes Hands'],
    likes: 19,
  },
  'Clara Duquesne': {
    country: 'FR',
    artists: ['Amina Dufour', 'Élodie Marchand-Vey', 'Pacific Terminal', 'Teo Varrano'],
    people: ['listener', 'Rafael Montoya Sáez'],
    playlists: ['Siesta'],
    albums: ['Bleu presque', 'La Nuit des satellites', 'Mezzogiorno', 'Holding Pattern'],
    reposts: [['Terrasse', 'Pastèque'], 'La Nuit des satellites'],
    likes: 27,
  },
  'Rafael Montoya Sáez': {
    country: 'ES',
    artists: ['Marisol Quintero-Bay', 'King Tamarind', 'Teo Varrano'],
    people: ['Clara Duquesne'],
    playlists: ['Allotment'],
    albums: ['Tidal Range', 'Rain Gauge', 'Tramuntana'],
    reposts: ['Tidal Range'],
    likes: 16,
  },
};

/** The folder of the listener's playlists, and what is in it. */
export const listenerFolder = { name: 'Evenings', playlists: ['Night bus, window seat', 'On repeat'] };

/** The listener's playlists. */
export const listenerPlaylists: readonly {
  name: string;
  description: string;
  isPublic: boolean;
  days: number;
  songs: readonly SongName[];
}[] = [
  {
    name: 'Slow Sunday',
    description: 'Tea first. Nothing above ninety beats a minute before noon.',
    isPublic: true,
    days: 44,
    songs: [
      ['Fabric Softener', 'Lavender'],
      ['Quatre heures du matin', 'Farine'],
      ['Waiting Room', 'Window Seat'],
      ['marginalia', 'page 91'],
      ['Monsoon Homework', 'Taho in the Morning'],
      ['Porch Bulb', 'Wool Coat, Holes'],
      ['Terrasse', 'Linge'],
      ['Permanent Press', 'Sunday, No Line'],
      ['Lido EP', 'Closed for the Season'],
      ['Azotea', 'Agua de jamaica'],
      ['Milagros menores', 'La tonada'],
      ['Breadfruit Sunday', 'Dominoes'],
      ['The Long Way to Quimper', 'Boots, a Love Song'],
      ['Fabric Softener', 'Last Load'],
    ],
  },
  {
    name: 'Night bus, window seat',
    description: 'From the last train to the front door.',
    isPublic: false,
    days: 30,
    songs: [
      ['N89', 'Top Deck Left'],
      ['Gate 31', 'Wing Lights'],
      ['Holding Pattern', 'Control Tower Lovers'],
      ['Gold in the Static', 'Leave the Hall Light On'],
      ['Quatre heures du matin', 'La ligne 83'],
      ['Everyone Out of the Pool', 'Chlorine Heart'],
      ['Garage, Yard, Depot', 'Fluorescent'],
      ['La Nuit des satellites', 'Les satellites'],
      ['Night Ferry to Avalon', 'Harbour Lights, Reversed'],
      ['Prescription', 'Fog on Entering'],
      ['Jeepney Nocturnes', 'Neon Saint on the Dashboard'],
      ['Deep End', 'Underwater You Said'],
      ['Amanzi', 'Rain on the Rank'],
    ],
  },
];

export interface CommentNotes {
  /** An album, or a song of one. */
  about: string | SongName;
  by: DemoPerson;
  /** Where in the song, from 0 to 1. */
  at?: number;
  text: string;
  days: number;
  likedBy?: readonly DemoPerson[];
  replies?: readonly { by: DemoPerson; text: string; days: number; likedBy?: readonly DemoPerson[] }[];
}

export const commentNotes: readonly CommentNotes[] = [
  {
    about: ['Gold in the Static', 'Leave the Hall Light On'],
    by: 'listener',
    at: 0.42,
    text: 'The way the strings wait one bar longer than you expect. Every time.',
    days: 12,
    likedBy: ['Tobias Rennert', 'Mei-Lin Castellano', 'Abebe Worku'],
    replies: [
      {
        by: 'Tobias Rennert',
        text: 'And then the break comes in as if nothing had happened.',
        days: 11,
        likedBy: ['listener'],
      },
      { by: 'Mei-Lin Castellano', text: 'I missed my stop because of that bar.', days: 3 },
    ],
  },
  {
    about: ['Gold in the Static', 'Leave the Hall Light On'],
    by: 'Abebe Worku',
    at: 0.78,
    text: 'Steel pans! On a record like this! Of course.',
    days: 26,
    likedBy: ['listener'],
  },
  {
    about: ['Gold in the Static', 'Gold in the Static'],
    by: 'Mei-Lin Castellano',
    at: 0.2,
    text: 'Headphones on for the first thirty seconds.',
    days: 18,
  },
  {
    about: 'Gold in the Static',
    by: 'Tobias Rennert',
    text: 'Her widest record, it says, and for once the sleeve is right.',
    days: 33,
    likedBy: ['listener', 'Abebe Worku'],
    replies: [{ by: 'Abebe Worku', text: 'The gospel bridge alone.', days: 32 }],
  },
  {
    about: ['Half-Life', 'Half-Life'],
    by: 'Abebe Worku',
    at: 0.31,
    text: 'I passed physics to this. Barely.',
    days: 40,
    likedBy: ['Tobias Rennert', 'Mei-Lin Castellano'],
  },
  {
    about: ['Terrasse', 'Orage, 18 h'],
    by: 'Clara Duquesne',
    at: 0.55,
    text: 'On entend vraiment la pluie arriver par la gauche.',
    days: 20,
    likedBy: ['listener', 'Rafael Montoya Sáez'],
    replies: [
      { by: 'listener', text: 'I closed my window. It was sunny.', days: 19, likedBy: ['Clara Duquesne'] },
    ],
  },
  {
    about: ['Terrasse', 'Pastèque'],
    by: 'Mei-Lin Castellano',
    at: 0.12,
    text: 'Is that somebody spitting out a seed?',
    days: 9,
    replies: [{ by: 'Clara Duquesne', text: 'Oui. Deux fois.', days: 8, likedBy: ['Mei-Lin Castellano'] }],
  },
  {
    about: ['Fabric Softener', 'Bus Shelter Bossa'],
    by: 'listener',
    at: 0.64,
    text: 'This is exactly how long my bus takes.',
    days: 15,
    likedBy: ['Ingrid Vasko'],
  },
  {
    about: ['Fabric Softener', 'Second Rinse'],
    by: 'Ingrid Vasko',
    at: 0.05,
    text: 'The beans grow faster with this one. I have data.',
    days: 28,
  },
  {
    about: ['Shallow End', 'Glass Roof, Rain'],
    by: 'Mei-Lin Castellano',
    at: 0.7,
    text: 'Six seconds of echo and they use all six.',
    days: 22,
    likedBy: ['listener'],
  },
  {
    about: 'Everyone Out of the Pool',
    by: 'listener',
    text: 'Saw the last concert there. The floor was still wet.',
    days: 6,
    likedBy: ['Mei-Lin Castellano', 'Ingrid Vasko'],
  },
  {
    about: ['Soft Error', 'Cosmic Ray, Thursday'],
    by: 'Tobias Rennert',
    at: 0.5,
    text: 'Genau hier. Lauter.',
    days: 13,
  },
  {
    about: ['Four Tracks Are Plenty', 'Mice in the Tape Store'],
    by: 'Rafael Montoya Sáez',
    at: 0.35,
    text: 'Los ratones tienen buen oído.',
    days: 17,
    likedBy: ['Abebe Worku'],
  },
  {
    about: ['Waiting Room', 'Paper Slippers'],
    by: 'Ingrid Vasko',
    at: 0.9,
    text: 'Ends the way a door closes in a hospital: slowly, and then not at all.',
    days: 31,
    likedBy: ['listener'],
  },
  {
    about: ['Night Ferry to Avalon', 'Night Ferry to Avalon'],
    by: 'Clara Duquesne',
    at: 0.25,
    text: 'Enfin. J’attendais depuis « Holding Pattern ».',
    days: 4,
    likedBy: ['listener'],
  },
];

/** Where guests listen from, each as often as it stands here. */
export const guestCountries: readonly string[] =
  'US US US GB GB DE DE FR BR JP KR PL ES NL MX CA IN EG SE AU'.split(' ');

/** With what people listen: device class and browser. */
export const listeningWith = [
  ['desktop', 'Chrome'],
  ['desktop', 'Firefox'],
  ['desktop', 'Safari'],
  ['desktop', 'Edge'],
  ['mobile', 'Chrome'],
  ['mobile', 'Safari'],
  ['mobile', 'Samsung Internet'],
  ['tablet', 'Safari'],
] as const;

/** The artist who is managed by the account of an artist. */
export const managedArtist = 'Nadia Okonjo';
