import { release, type ArtistNotes } from '../notes.ts';

export const neoClassical: readonly ArtistNotes[] = [
  {
    name: 'Łucja Wiśniarska',
    lineup: 'solo',
    looks: ['scarf'],
    country: 'PL',
    genres: ['neo-classical', 'ambient'],
    fame: 9,
    label: 'Ostinato Press',
    family: 'orchard',
    bio: [
      'Łucja Wiśniarska plays an upright piano that survived two floods and a wedding. She grew up in an orchard near Sandomierz, where practice was allowed only when nobody was up a ladder.',
      'Her pieces are short, exact and hard to leave. Three of them are used to wake patients gently.',
    ],
    releases: [
      release(
        '2015-10-30',
        'Upright',
        'The first album, with the lid open and the kitchen next door.',
        'Upright | Flood Line | Felt | Sour Cherry | Kitchen, Left Hand | Ladder | The Wedding Scratch | Wasp | Pedal | Drzwi | Nobody Is Picking',
      ),
      release(
        '2018-11-09',
        'Nocturnes for Orchard',
        'Twelve night pieces, one for each month, recorded outdoors between trains.',
        'Styczeń | Frost Candle | March Wind, Minor | Kwiecień | Blossom at Two in the Morning | Short Night | Hail | Wasps Again | Windfall | Październik | Pruning Moon | Grudzień',
      ),
      release(
        '2021-04-02',
        'Małe kroki',
        'Small steps: five pieces to be played by adults who began late.',
        'Krok pierwszy | Both Hands, Good Evening | Lekcja | Wrong Note, Kept | Krok ostatni',
      ),
      release(
        '2025-02-21',
        'What the Ladder Saw',
        'Piano and string quartet. It looks back from a little way up.',
        'Rung by Rung | Roof, River, Road | Grafting | What the Ladder Saw | Aunt Halina Whistles | Crates | Smoke From the Prunings | The Pump Song | Sandomierz, Distant | Apple in the Dark | Down Again',
      ),
    ],
  },
  {
    name: 'Matthias Ebenau',
    lineup: 'solo',
    looks: ['glasses'],
    country: 'AT',
    genres: ['neo-classical'],
    fame: 7,
    label: 'Ostinato Press',
    family: 'score',
    bio: [
      'Matthias Ebenau copied orchestral parts by hand for a Viennese publisher until the work ran out, then began writing his own, in the same ink. He composes only what one page can hold.',
    ],
    releases: [
      release(
        '2016-01-22',
        'Single Pages',
        'Twenty-one bars at most, ten times over.',
        'Folio 1 | Ink, Still Wet | For Left-Handed Cellists | Folio 4 | Blotting Paper | Turn Is Not Needed | Rastrum | Folio 8 | Correction | Fine',
      ),
      release(
        '2019-09-27',
        'String Quartet in Pencil',
        'Four movements, easily rubbed out, not rubbed out.',
        'HB | 2B | Eraser | 4H',
      ),
      release(
        '2023-04-14',
        'The Copyist',
        'An album about exactness and love. Strings, celesta, and a nib on paper keeping the time.',
        'Clef | The Violist’s Request | Hairpin | Ossia | A Mistake in Schubert’s Hand | Cue Notes | Tacet | Tenor Clef, Reluctantly | Coffee on Page Nine | Divisi | Proofread | The Copyist',
      ),
    ],
  },
  {
    name: 'Hálfdan Ísleifsson',
    lineup: 'solo',
    looks: ['beard'],
    country: 'IS',
    genres: ['neo-classical', 'ambient'],
    fame: 8,
    label: 'Blue Hour Editions',
    family: 'basalt',
    bio: [
      'Hálfdan Ísleifsson is the organist of a church with forty seats and a view of two glaciers. He writes for organ, brass quintet and the farm’s vacuum pump, which is tuned to B flat.',
      'His film scores have won prizes that he keeps in the barn, where it is dry.',
    ],
    releases: [
      release(
        '2017-09-15',
        'Forty Seats',
        'Organ music for a small room with a large view.',
        'Prelude for Wet Coats | Forty Seats | Sheep at the Window | Hymn Board 12, 88, 301 | Vatn | Bellows | The Farmer Sings Bass | Jökull | Collection Plate | Postlude, Wind From the East',
      ),
      release(
        '2020-01-17',
        'B Flat Pump',
        'Brass quintet and milking machine.',
        'Five in the Morning | B Flat Pump | Yield | Rjómi | Gate',
      ),
      release(
        '2022-09-02',
        'Basalt',
        'Columns of slow chords, hexagonal in plan. Thirty players in a sea cave, with two hours between tides.',
        'Hexagon | Cooling | Sea Cave, First Tide | Stuðlaberg | Thirty Players Listening | Black Beach | Column | Eider | Sea Cave, Second Tide | Fault | Obsidian',
      ),
      release('2026-08-21', 'Ljósaskipti', 'Twilight, twice.', 'Ljósaskipti I | Ljósaskipti II'),
    ],
  },
  {
    name: 'Ensemble Petite Ourse',
    lineup: 'band',
    country: 'BE',
    genres: ['neo-classical', 'jazz'],
    fame: 4,
    label: null,
    family: 'ourse',
    bio: [
      'Seven chamber musicians from Ghent who perform outdoors at night, by heart, because there is no light to read by. Each of them is named on stage after a star of the Little Bear. The ensemble has been rained on in nine countries.',
    ],
    releases: [
      release(
        '2018-06-15',
        'By Heart',
        'Seven players, no stands, one field. The crickets signed a release form.',
        'Polaris Tunes | Dew on the Cello | By Heart | Yildun | Lanterns Out | Moth on the Bow | Kochab Waits | Grass Minuet | Pherkad | Someone’s Car Alarm in D | Blankets | Dawn, Repeat Ad Libitum',
      ),
      release(
        '2024-12-06',
        'Rained Off',
        'A short record of the concerts that did not end.',
        'First Drops | Nonet With Umbrellas | Tarpaulin Scherzo | Bassoon Full of Water | Rained Off',
      ),
    ],
  },
];
