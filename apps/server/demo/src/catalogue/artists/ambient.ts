import { release, type ArtistNotes } from '../notes.ts';

export const ambient: readonly ArtistNotes[] = [
  {
    name: 'Halvar Nystrand',
    lineup: 'solo',
    looks: ['hat'],
    country: 'SE',
    genres: ['ambient', 'neo-classical'],
    fame: 8,
    label: 'Blue Hour Editions',
    family: 'fjord',
    bio: [
      'Halvar Nystrand tuned pianos along the Bothnian coast for eleven years before he let anyone hear the recordings he made in empty parish halls after work. He still carries a tuning fork and two microphones in the same case.',
      'His records move at the speed of weather. He lives outside Härnösand with a harmonium, a rowing boat and no telephone worth mentioning.',
    ],
    releases: [
      release(
        '2015-02-20',
        'Parish Halls',
        'Eleven rooms, one harmonium and the sound of the heating. Everything was recorded after nine in the evening, when the tuning was done.',
        'Nordingrå, 9 p.m. | The Harmonium by the Door | Varnish | A Room Before Rain | Tuning Fork in Snow | Second Pew | Lamp Oil | Where the Choir Stands | Rafters | Hymn Without a Number | Locking Up',
      ),
      release(
        '2018-10-12',
        'Ice Leaves the Bay',
        'A slow record about three weeks in April, made with bowed piano strings and a hydrophone let down through the last safe hole in the ice.',
        'First Crack | Grey Over Grey | Hydrophone, Six Metres | Ferry Lane | Candled Ice | The Bay Breathes Out | Drift Log | Open Water | Swans, Returning | Everything That Was Under',
      ),
      release(
        '2022-11-04',
        'Long Exposure',
        'Four pieces for piano and tape, each as long as the light allowed.',
        'Aperture | Bothnia at Eleven Seconds | The Rower Blurs | Afterimage',
      ),
      release(
        '2025-03-14',
        'A Map of the Quiet Places',
        'His most orchestral record: strings, low brass and a wordless choir of nine, with the harmonium somewhere underneath, keeping time like a sleeper.',
        'Legend | North of the Last House | Contour Lines | Fen | The Unnamed Lake | Triangulation | Boundary Stones | Forest Road, Unmaintained | Scale of Miles | Spring Line | Return by the Same Way',
      ),
    ],
  },
  {
    name: 'Slow Meridian',
    lineup: 'duo',
    looks: ['long', 'glasses'],
    country: 'GB',
    genres: ['ambient'],
    fame: 6,
    label: 'Low Harbour',
    family: 'orbit',
    bio: [
      'Priya Raman and Tom Estley met on a night shift at a satellite ground station in Cornwall, where there was a great deal of time and, it turned out, a very good pair of speakers. Slow Meridian grew out of what they played to stay awake.',
      'They write with old test oscillators and finish nothing before it has survived one more night shift.',
    ],
    releases: [
      release(
        '2017-06-02',
        'Ground Station',
        'Made between midnight and six over the course of one winter. Each piece is named after something that was on the desk.',
        'Acquisition of Signal | Thermos | Azimuth | Low Noise Amplifier | Biscuit Tin | Elevation Nine Degrees | Night Log | Rotator | Static, Friendly | Loss of Signal',
      ),
      release(
        '2020-05-15',
        'Perigee',
        'Five drones for the closest point of an orbit.',
        'Closing | Two Hundred Kilometres | Perigee | Burn | Opening',
      ),
      release(
        '2023-09-08',
        'The Sea Has Its Own Clock',
        'They left the station and walked the coast path instead. The oscillators came along in a rucksack, together with a good deal of sea.',
        'Leaving the Desk | Zennor | Tide Table | Slack Water | Sun Through Fog Signal | Gorse | Undertow, Sleeping | Wreck Buoy | Lamorna | The Sea Has Its Own Clock | Coming In',
      ),
    ],
  },
  {
    name: '森野しずか',
    lineup: 'solo',
    looks: ['bob'],
    country: 'JP',
    genres: ['ambient', 'lo-fi'],
    fame: 7,
    label: null,
    family: 'moss',
    bio: [
      'Shizuka Morino records rain on different roofs and writes music for it to fall on. She trained as a landscape gardener in Kanazawa, and says that the two jobs differ only in what you do with the stones.',
      'Her pieces were first used in a hospital waiting room, where people began to arrive early.',
    ],
    releases: [
      release(
        '2016-06-10',
        '雨のための庭',
        'A garden for rain. Marimba, felt piano and seven kinds of roof.',
        'Cedar Shingle | Tin Roof, Afternoon | 苔 | Bamboo Gutter | Umbrella Stand | 雨宿り | Stepping Stones | Wet Slate | The Frog Considers | Drying',
      ),
      release(
        '2021-04-23',
        'Waiting Room',
        'Music for a room with nine chairs. Nothing in it asks for attention, and all of it rewards some.',
        'Nine Chairs | Paper Slippers | Somebody Else’s Magazine | Aquarium | Your Number, Please | Window Seat | 待つこと | Good News in the Corridor | The Clock Is Fast | Going Home Early',
      ),
      release('2024-02-02', '小さな池', 'One pond, two seasons.', '小さな池 | Koi at Dusk'),
    ],
  },
  {
    name: 'The Department of Quiet Weather',
    lineup: 'band',
    country: 'CA',
    genres: ['ambient', 'dream-pop'],
    fame: 4,
    label: 'Low Harbour',
    family: 'mist',
    bio: [
      'A loose group of seven from Halifax, none of whom will say who founded it. They rehearse in a decommissioned fog-signal building and publish a weather bulletin with each release, which is usually wrong.',
      'Guitars, pump organ, radio, and a very patient drummer.',
    ],
    releases: [
      release(
        '2014-11-21',
        'Bulletins',
        'Twelve forecasts, read and then played.',
        'Gale Warning Ended | Sambro | Visibility Good | Light and Variable | Rain at Times Heavy | Banquereau | Patches of Fog | Rising Slowly | Scattered Then Broken | Sable Island, Calm | Outlook | Nothing Further to Report',
      ),
      release(
        '2019-08-30',
        'A Long Low over the Grand Banks',
        'Six movements for an approaching depression, recorded live in one take with the doors open.',
        'Isobars | The Barometer on the Landing | Swell | Eye | Backing Westerly | Washed Light',
      ),
    ],
  },
];
