import { release, type ArtistNotes } from '../notes.ts';

export const techno: readonly ArtistNotes[] = [
  {
    name: 'Kessel 9',
    lineup: 'duo',
    looks: ['crop', 'beard'],
    country: 'DE',
    genres: ['techno'],
    fame: 7,
    label: 'Nachtform',
    family: 'boiler',
    bio: [
      'Kessel 9 is named after the boiler in a Chemnitz textile mill that two apprentices once kept running through a whole winter. The apprentices became engineers; the boiler became a kick drum.',
      'They play live, standing, with no laptop and one pressure gauge, which is connected.',
    ],
    releases: [
      release(
        '2014-10-10',
        'Betriebsdruck',
        'Eight tracks at working pressure.',
        'Anheizen | 9 Bar | Sicherheitsventil | Schichtbuch | Kesselstein | Rücklauf | Spindelhalle | Abblasen',
      ),
      release(
        '2017-04-28',
        'Schicht',
        'Early, late and night shift, with breaks as the union requires.',
        'Frühschicht | Stechuhr | Spätschicht | Thermoskanne | Nachtschicht',
      ),
      release(
        '2020-02-14',
        'Wartung',
        'A maintenance record: parts are taken off one at a time, cleaned and put back, until the machine sounds like itself again.',
        'Stillstand | Dichtung | Drehmoment | Graphitfett | Probelauf I | Fehlersuche | Kaltstart | Ersatzteil | Probelauf II | Abnahme',
      ),
      release(
        '2024-09-20',
        'Kraft durch Wärme durch Kraft',
        'Their hardest and most melodic record. It should be played in a building that can take it.',
        'Zündung | Wärmebrücke | Volllast | Kupfer Singt | Manometer | Dampf über Dächern | Pendel | Heizer Nr. 4 | Turbinenhaus | Restwärme',
      ),
    ],
  },
  {
    name: 'Ilse Vorhaus',
    lineup: 'solo',
    looks: ['long'],
    country: 'AT',
    genres: ['techno', 'ambient'],
    fame: 8,
    label: 'Nachtform',
    family: 'lattice',
    bio: [
      'Ilse Vorhaus studied crystallography in Graz and treats a drum pattern as a lattice: the interesting part is the flaw. Her sets are known for a single hi-hat that is missing for an hour and then is not.',
      'She has written music for two planetariums and a dam.',
    ],
    releases: [
      release(
        '2016-03-18',
        'Unit Cell',
        'One bar, looked at from eleven sides.',
        'Cubic | Tetragonal | Plane of Symmetry | Twinning | Dislocation | Growth Rings | Inclusion | Cleavage | Habit | Refractive | Melt',
      ),
      release('2019-11-15', 'Missing Hat', 'The single that the sets were about.', 'Missing Hat | Found Hat'),
      release(
        '2022-05-06',
        'Staumauer',
        'Commissioned for the inspection tunnels of an alpine dam and recorded inside them. The reverb is the dam.',
        'Inspection Gallery | Pendulum Shaft | 480 Million Cubic Metres | Drip Gauge | Kölnbrein | Turbine Two | Spillway | The Concrete Is Still Curing | Downstream',
      ),
      release(
        '2025-01-31',
        'Soft Error',
        'Dance music about mistakes in memory. Every loop changes one bit.',
        'Parity | Bit Rot | Cosmic Ray, Thursday | Checksum | Soft Error | Wear Levelling | Ghost Write | Scrubbing | Stuck at One | Recovered',
      ),
    ],
  },
  {
    name: 'Ряд Фур’є',
    lineup: 'solo',
    looks: ['glasses'],
    country: 'UA',
    genres: ['techno', 'drum-and-bass'],
    fame: 6,
    label: null,
    family: 'fourier',
    bio: [
      'Ряд Фур’є (“Fourier series”) is Kharkiv mathematician Danylo Hnatenko, who builds every sound from sine waves because, he says, he can prove that it is enough. Samples are not allowed; neither is melancholy, though some gets in.',
    ],
    releases: [
      release(
        '2018-09-28',
        'Гармоніки',
        'Ten sounds and the sums that make them.',
        'Основний тон | Second Partial | Gibbs | Square From Below | Непарні | Beating | Phase Is Not Heard | Convergence | Вікно | Remainder',
      ),
      release(
        '2022-12-16',
        'Світло є',
        'Written by torchlight, released the week the power held.',
        'Світло є | Kilowatt | Stairwell, Ninth Floor | Тепло | Fifty Hertz',
      ),
    ],
  },
  {
    name: 'Osei Blackwood',
    lineup: 'solo',
    looks: ['beard'],
    country: 'GB',
    genres: ['techno', 'deep-house'],
    fame: 5,
    label: 'Tidewater Sound',
    family: 'signal',
    bio: [
      'Osei Blackwood repaired lifts in Birmingham for nine years and still counts floors when he plays. His techno is patient, metallic and oddly kind: it lets you out where you wanted to go.',
      'He builds his own sequencers from control panels and gives the old buttons the best parts.',
    ],
    releases: [
      release(
        '2017-10-06',
        'Doors Closing',
        'A first album in twelve storeys, from the basement to the roof.',
        'Lower Ground | Doors Closing | Counterweight | Mezzanine | Please Stand Clear | Guide Rail | Seventh | Stuck, Briefly | Machine Room | Alarm Bell Rehearsal | Penthouse | Roof Access Only',
      ),
      release(
        '2021-06-11',
        'Maximum Eight Persons',
        'Peak-time tools for small rooms.',
        'Maximum Eight Persons | Going Up | Mirror, Handrail | Emergency Telephone',
      ),
      release(
        '2023-10-20',
        'Brutalism for Beginners',
        'A love letter to concrete and to the people who swept it. The bells are from a demolished library.',
        'Shuttering | Walkway Four | Ramp | Wind Between Towers | The Fountain Was Switched Off | Pigeon Logic | Multi-storey | Underpass Choir | Aggregate | Heritage Listing',
      ),
    ],
  },
];
