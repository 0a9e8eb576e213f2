import { parseLrc, type LyricsLine } from '@segno/data/contract';

/** The words of a track of the demo. */
interface DemoLyrics {
  artist: string;
  track: string;
  lines: readonly LyricsLine[];
}

/** Lyrics of each kind: with times of words, with times of lines and a translation, with times of lines, and plain. */
const songs: readonly { artist: string; track: string; lrc: string; translations?: readonly string[] }[] = [
  {
    artist: 'Glasshouse Swimmers',
    track: 'Everyone Out of the Pool',
    lrc: `[00:08.00]<00:08.00>The <00:08.40>whistle <00:09.20>goes <00:09.70>at <00:10.00>half <00:10.50>past <00:11.00>nine
[00:12.00]<00:12.00>The <00:12.35>water <00:12.88>keeps <00:13.41>its <00:13.76>shape <00:14.29>a <00:14.47>while
[00:16.00]<00:16.00>There <00:16.70>is <00:17.05>a <00:17.28>notice <00:18.10>on <00:18.45>the <00:18.92>sign
[00:20.00]<00:20.00>The <00:20.36>tallest <00:21.09>of <00:21.36>us <00:21.64>tries <00:22.18>to <00:22.45>smile
[00:24.00]<00:24.00>Everyone <00:24.90>out <00:25.30>of <00:25.60>the <00:26.00>pool
[00:27.50]<00:27.50>Everyone <00:28.40>out <00:28.80>of <00:29.10>the <00:29.50>blue
[00:31.00]<00:31.00>They <00:31.34>are <00:31.62>selling <00:32.17>the <00:32.44>light <00:32.85>by <00:33.06>the <00:33.33>square <00:33.81>metre <00:34.23>now
[00:35.00]<00:35.00>And <00:35.46>the <00:35.92>echo <00:36.50>that <00:37.08>we <00:37.42>knew
[00:40.00]
[00:44.00]<00:44.00>Lane <00:44.45>four <00:44.91>is <00:45.18>humming <00:45.91>in <00:46.18>the <00:46.55>dark
[00:48.00]<00:48.00>My <00:48.29>name <00:48.77>is <00:49.06>drying <00:49.74>on <00:50.03>the <00:50.42>tiles
[00:52.00]<00:52.00>You <00:52.43>left <00:52.96>a <00:53.18>towel <00:53.82>and <00:54.25>a <00:54.46>mark
[00:56.00]<00:56.00>And <00:56.39>you <00:56.78>were <00:57.26>swimming <00:58.14>all <00:58.53>the <00:58.92>while
[01:00.00]<01:00.00>Everyone <01:00.90>out <01:01.30>of <01:01.60>the <01:02.00>pool`,
  },
  {
    artist: 'Glasshouse Swimmers',
    track: 'Chlorine Heart',
    lrc: `[00:06.00]You keep a key around your wrist
[00:10.50]For a locker they have torn away
[00:15.00]I keep a list of what we missed
[00:19.50]And all the things I did not say
[00:24.00]Chlorine heart, chlorine heart
[00:28.50]You sting a little, then I see
[00:33.00]Chlorine heart, chlorine heart
[00:37.50]You bleach the summer out of me
[00:42.00]
[00:47.00]The roof is glass, the rain is loud
[00:51.50]We float as if we were allowed
[00:56.00]And when the morning lights the tiles
[01:00.50]You smell of water, still, for miles`,
    translations: [
      'Nosisz klucz na nadgarstku',
      'Do szafki, którą wyrwano',
      'Ja mam listę tego, co nas minęło',
      'I tego wszystkiego, czego nie powiedziałem',
      'Serce z chloru, serce z chloru',
      'Szczypiesz trochę, potem widzę',
      'Serce z chloru, serce z chloru',
      'Wybielasz ze mnie całe lato',
      '',
      'Dach jest ze szkła, deszcz jest głośny',
      'Unosimy się, jakby było wolno',
      'A kiedy ranek oświetla kafelki',
      'Wciąż pachniesz wodą, z daleka',
    ],
  },
  {
    artist: 'Glasshouse Swimmers',
    track: 'Blue Rectangle',
    lrc: `A blue rectangle on the map
Where we were children, all at once
They drew it over with a flat
And sold it to a man from Nantes

But every night at ten past ten
The street remembers what it was
The lamps go swimming there again
And no one asks them for the cause`,
  },
  {
    artist: 'Wren Hathersage',
    track: 'The Long Way to Quimper',
    lrc: `[00:07.00]It is the long way to Quimper
[00:11.00]By the chapel and the mill
[00:15.00]With a heel that is a whisper
[00:19.00]And a stone that will not still
[00:24.00]Oh the rain has read my letter
[00:28.00]And the ink has gone to sea
[00:32.00]But the long way is the better
[00:36.00]When there is nobody but me
[00:42.00]
[00:46.00]There is butter in the cupboard
[00:50.00]There is cider in the well
[00:54.00]There is one light in the harbour
[00:58.00]And it knows me by my smell`,
  },
];

/** The lyrics of the demo catalogue, in English. */
export const demoLyrics: readonly DemoLyrics[] = songs.map(({ artist, track, lrc, translations }) => ({
  artist,
  track,
  lines: parseLrc(lrc).lines.map((line, index) => ({ ...line, translation: translations?.[index] || null })),
}));
