import { release, type ArtistNotes } from '../notes.ts';

export const dub: readonly ArtistNotes[] = [
  {
    name: 'King Tamarind',
    lineup: 'solo',
    looks: ['hat'],
    country: 'JM',
    genres: ['dub'],
    fame: 8,
    label: 'Copper Kettle Recordings',
    family: 'tamarind',
    bio: [
      'King Tamarind was crowned by his grandmother, for climbing, at the age of six. He has run the same four-track in Portland parish since 1991 and repairs it with parts from washing machines.',
      'He believes that an echo should always know more than the note did.',
    ],
    releases: [
      release(
        '2014-12-05',
        'Washing Machine Dub',
        'Twelve cuts from one rhythm, mixed on a board with a spin cycle.',
        'Prewash | Tamarind Rock | Soap Version | Grandmother’s Crown | Heavy Load | Rinse Away Sorrow | Zinc Fence Echo | Clothes-Line Skank | Bleach Dub | Port Antonio Drain | Spin Version | Hang Dry',
      ),
      release(
        '2017-07-07',
        'Breadfruit Sunday',
        'A Sunday in five versions.',
        'Breadfruit Sunday | Roasting Dub | Church Over Version | Fire Coal | Dominoes',
      ),
      release(
        '2020-07-31',
        'Rain Gauge',
        'Recorded through one hurricane season, with the gauge on the windowsill as a tempo. The bass was done in the calm.',
        'Outer Band | Zinc Roof Orchestra | Rain Gauge | Batten Down | Lamp Version | Goat Under House | Eye of Dub | Branches in the Road | Ackee Blossom | Standpipe | Clear Blue Next Day',
      ),
      release(
        '2026-02-13',
        'Four Tracks Are Plenty',
        'The title is his answer to an offer of a larger studio.',
        'Track One Is Drum | Track Two Is Bass | Track Three Is Truth | Track Four Is Room | Magnetic | Splice | Mice in the Tape Store | Mister Solder | Needle Don’t Lie | Hiss | Plenty',
      ),
    ],
  },
  {
    name: 'Harbour Echo Unit',
    lineup: 'band',
    country: 'GB',
    genres: ['dub', 'techno'],
    fame: 6,
    label: 'Low Harbour',
    family: 'harbour',
    bio: [
      'Five dockers’ children from Hull who play bass, bass, melodica, tape machine and foghorn. The foghorn is borrowed and goes back after every show.',
      'They release on the equinoxes, tides permitting.',
    ],
    releases: [
      release(
        '2016-09-22',
        'Equinox I',
        'Long shadows, long delays.',
        'Lock Gate | Melodica in Oilskins | Humber Version | Ballast | Slipway | Cod Liver Dub | Rope Store | Foghorn Seminar | Grain Silo Skank | Low Water | Lights on the Far Side',
      ),
      release(
        '2019-03-20',
        'Equinox II',
        'Recorded in a grain silo with a reverb of nineteen seconds. The rests are the loudest part.',
        'Nineteen Seconds | Barley | Chute | Pigeon Dub | Weighbridge | Augur | Dust in the Light | Sack Barrow | Version for Rust | Elevator Leg | Swept',
      ),
      release(
        '2022-09-23',
        'Equinox V',
        'They skipped two. Five cuts for melodica and rain.',
        'Five Skips Two | Wet Tarpaulin | Night Shift Melodica | Buoy No. 7 | Half Light',
      ),
    ],
  },
  {
    name: 'Ras Ephraim & the Lighthouse Keepers of Half Moon Bay',
    lineup: 'band',
    looks: ['curlyBeard', 'hat', 'bun'],
    country: 'JM',
    genres: ['dub', 'folk'],
    fame: 5,
    label: 'Copper Kettle Recordings',
    family: 'lighthouse',
    bio: [
      'Nine singers and players who share a rehearsal room at the foot of a lighthouse, and a name that fits on no poster. Ras Ephraim, who is eighty-one, writes the words. The keepers take it in turns to climb.',
    ],
    releases: [
      release(
        '2018-04-13',
        'Keep the Lamp',
        'Nyabinghi drums, three-part harmony and salt. Everyone is on it, including the man who delivers the ice.',
        'Keep the Lamp | One Hundred and Twelve Steps | Iron Stair | Coral Trodding | Ice Man Chant | Mercury Bath | Watch Room | Brass Polish | Half Moon Rising | Ephraim’s Psalm | Keep the Lamp (Version)',
      ),
      release(
        '2023-08-25',
        'Fresnel',
        'A great lens, in four turns.',
        'First Order | Fresnel | Occulting | Ten Seconds Dark',
      ),
    ],
  },
  {
    name: 'Marisol Quintero-Bay',
    lineup: 'solo',
    looks: ['bun'],
    country: 'CO',
    genres: ['dub', 'folk', 'funk'],
    fame: 7,
    label: 'Marigold Street',
    family: 'cumbia',
    bio: [
      'Marisol Quintero-Bay grew up between Barranquilla and Cardiff and puts the accordion of one into the echo of the other. She plays gaita flutes, an old space echo and, when the venue permits, the venue.',
    ],
    releases: [
      release(
        '2017-05-19',
        'Cumbia for Large Rooms',
        'Slow cumbia, wide open. Her first album begins with a rehearsal and ends with a street.',
        'Ensayo | Gaita Larga | Río Arriba | Mango Verde | Butetown Cumbia | Tambor Llamador | Eco de Barrio | Paseo Lento | La Hamaca | Calle Abierta',
      ),
      release(
        '2020-03-27',
        'La Sombra del Acordeón',
        'A single from the shaded side of the street.',
        'La Sombra del Acordeón | La Sombra (King Tamarind Dub)',
      ),
      release(
        '2022-10-21',
        'Tidal Range',
        'The Severn has the second highest tide in the world and the Magdalena hardly any. This record lives in the difference.',
        'Spring Tide | Magdalena, Brown | Two Grandmothers | Mudflat Walk | Pez y Papas | Bocas de Ceniza | Bore | Neap | Accordion Under Water | Sabanalarga | Marea',
      ),
    ],
  },
];
