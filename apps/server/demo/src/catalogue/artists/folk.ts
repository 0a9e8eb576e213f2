import { release, type ArtistNotes } from '../notes.ts';

export const folk: readonly ArtistNotes[] = [
  {
    name: 'Wren Hathersage',
    lineup: 'solo',
    looks: ['hat'],
    country: 'GB',
    genres: ['folk'],
    fame: 8,
    label: 'Kite & Anchor',
    family: 'hedgerow',
    bio: [
      'Wren Hathersage walks between her shows. She has crossed Derbyshire, twice Wales and most of Brittany with a parlour guitar in a dry bag, and collects the songs people hum when they think the path is empty.',
      'Her boots are thanked on every sleeve.',
    ],
    releases: [
      release(
        '2016-05-06',
        'Rights of Way',
        'Ten songs, ten footpaths; a map came with the first pressing.',
        'Stile | Nettle Summer | The Miller’s Other Daughter | Footpath 14 | Beating the Bounds | Cold Flask | Gate Left Open | Curlew, Curlew | Bull in Field | Rights of Way',
      ),
      release(
        '2018-08-31',
        'Dry Bag Sessions',
        'Five songs recorded under five bridges.',
        'Packhorse | Heron at Froggatt | Water Under | Weir Song | The Span',
      ),
      release(
        '2021-10-01',
        'Hedge School',
        'An album about what is learned at the edge of things. Fiddle, squeezebox, and a choir of passing cyclists.',
        'Blackthorn Alphabet | Hedge School | Dunnock | Laying in November | Counting Sheep in Welsh | Hazel, Holly, Haw | The Teacher Was a Thief | Sparrowfall | Ink From Oak | Old Man’s Beard | School’s Out, Stars',
      ),
      release(
        '2026-03-27',
        'The Long Way to Quimper',
        'Brittany, on foot, in rain.',
        'The Long Way to Quimper | Gwenn ha Du | Galette for Two | Pardon | Lighthouse Soup | Cider, Then Singing | Boots, a Love Song | Bagpipe Through a Wall | Menhir | Arriving on a Tuesday',
      ),
    ],
  },
  {
    name: 'The Bellwether Sisters',
    lineup: 'band',
    looks: ['scarf', 'curls', 'bun'],
    country: 'IE',
    genres: ['folk', 'dream-pop'],
    fame: 7,
    label: 'Kite & Anchor',
    family: 'bellwether',
    bio: [
      'Three sisters from Leitrim, who sing in the order in which they were born. The eldest keeps the bees, the middle one keeps the accounts, and the youngest keeps changing the words.',
      'There is a brother. He drives.',
    ],
    releases: [
      release(
        '2015-03-13',
        'Honey & Ledger',
        'Eleven songs in three voices, with one brother on the horn of a Ford Transit.',
        'Eldest | Honey and Ledger | Tell the Bees | Carrick Fair | Double Entry | The Youngest Changes the Words | Lough Allen | Queen Excluder | Our Brother Drives | Smoke Them Gentle | Order of Birth',
      ),
      release(
        '2018-12-14',
        'Wintering',
        'Carols for nobody in particular.',
        'Wintering | Straw Boys | Cluster | The Shortest Day in Drumshanbo | Candle in the Gable',
      ),
      release(
        '2022-05-20',
        'Swarm',
        'Bigger and stranger, with drums. They left the hive door open and this came in.',
        'Scout | Swarm | Waggle | A Sheet on the Hedge | Four Miles From Any Road | Drone Song | Royal | Sting Once | Brood | Linden | Home to the Skep',
      ),
    ],
  },
  {
    name: 'Mateu Ferrandis i Solà',
    lineup: 'solo',
    looks: ['crop'],
    country: 'ES',
    genres: ['folk', 'jazz'],
    fame: 5,
    label: 'Marigold Street',
    family: 'olive',
    bio: [
      'Mateu Ferrandis i Solà builds the guitars he plays, in a village of sixty people above Morella. He releases an album when the wood is dry, which takes four years, and a small one when it is nearly dry.',
    ],
    releases: [
      release(
        '2014-06-27',
        'Fusta',
        'Wood. Ten pieces for ten guitars, each for the tree it came from.',
        'Xiprer | Avellaner | Noguera | Cirerer | The Saw in Spring | Olivera | Pi roig | Encenalls | Cola | Fusta',
      ),
      release(
        '2018-05-04',
        'Tramuntana',
        'Songs in a north wind, with his mother on castanets and an uncle on everything.',
        'Tramuntana | La porta que no tanca | Sixty People | Pedra seca | Mare, castanyoles | Ametllers | The Uncle’s Polka | Era | Nit de Sant Joan | Bressol | Vent que torna',
      ),
      release(
        '2024-05-24',
        'Gairebé sec',
        'Nearly dry.',
        'Gairebé sec | Tap de suro | Migdia a l’ombra | Resina',
      ),
    ],
  },
  {
    name: 'Oleander & Pike',
    lineup: 'duo',
    looks: ['bob', 'beard'],
    country: 'US',
    genres: ['folk'],
    fame: 6,
    label: null,
    family: 'homestead',
    bio: [
      'June Oleander and Everett Pike have been married twice, both times to each other. Their songs, for banjo and baritone guitar, cover the marriages; the year between is on a separate album.',
      'They live in a former feed store in eastern Tennessee.',
    ],
    releases: [
      release(
        '2017-03-31',
        'Feed & Seed',
        'The first marriage: ten songs, all in tune.',
        'Feed & Seed | Porch Light Policy | Two Plates | Your Mother’s Banjo | Copper Creek | Sack Dress Waltz | Rain Barrel | Red Clay Vows | Good Fence | Nine Miles to Cider',
      ),
      release(
        '2019-01-25',
        'The Year Between',
        'Recorded separately, at opposite ends of one county. They swapped tapes by mail, and only one song is angry.',
        'Your Half of the Records | Everett’s Truck | June in January | Opposite Ends | The Angry One | Single Bed Blues | Post Office, Noon | Learning to Cook | Someone Fixed Your Gate | I Kept the Key',
      ),
      release(
        '2020-05-01',
        'I Do, Again',
        'The wedding single, with every guest on the chorus.',
        'I Do, Again | Same Ring',
      ),
      release(
        '2025-08-29',
        'Perennials',
        'What comes back without being asked.',
        'Perennials | Bee Balm | Rhubarb Has Opinions | Old Dog, New Porch | Split the Hostas',
      ),
    ],
  },
];
