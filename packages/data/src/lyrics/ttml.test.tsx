import { expect, test } from 'vitest';
import { parseTtml, writeTtml } from './ttml.ts';

const line = { start: null, end: null, words: [], translation: null };

test('BACKSTAGE-12 lyrics that are written as TTML are read as they were', () => {
  const lines = [
    { ...line, start: 1000, end: 2500, text: 'Salt & "foam" <3' },
    {
      ...line,
      start: 2500,
      end: 4000,
      text: 'Low tide',
      words: [
        { start: 2500, text: 'Low' },
        { start: 3120, text: 'tide' },
      ],
    },
  ];
  expect(parseTtml(writeTtml(lines, 'en'))).toEqual({ lines, author: null, language: 'en' });
});

test('BACKSTAGE-12 lines without times have none in TTML either', () => {
  const plain = [{ ...line, text: 'Low tide' }];
  expect(parseTtml(writeTtml(plain)).lines).toEqual(plain);
});

test('BACKSTAGE-12 translations, syllables and words without a time are written as TTML', () => {
  const lines = [
    {
      ...line,
      start: 2500,
      end: 4000,
      text: 'The undertow',
      words: [
        { start: 2600, text: 'under' },
        { start: 3120, text: 'tow' },
      ],
      translation: 'Prąd & piana',
    },
  ];
  expect(parseTtml(writeTtml(lines)).lines).toEqual(lines);
});

const document = (body: string, attributes = '', head = '') =>
  `<?xml version="1.0"?><tt xmlns="http://www.w3.org/ns/ttml" xmlns:ttp="http://www.w3.org/ns/ttml#parameter"
    xmlns:ttm="http://www.w3.org/ns/ttml#metadata" xmlns:itunes="http://music.apple.com/lyric-ttml-internal"
    xmlns:tts="http://www.w3.org/ns/ttml#styling" ${attributes}><head>${head}</head><body>${body}</body></tt>`;
const linesIn = (...args: Parameters<typeof document>) => parseTtml(document(...args)).lines;

test.each([
  ['1:02.500', 62_500],
  ['00:01:02.5', 62_500],
  ['01:00:00', 3_600_000],
  ['62.5', 62_500],
  ['62.5s', 62_500],
  ['1.5m', 90_000],
  ['0.5h', 1_800_000],
  ['2500ms', 2500],
  ['50f', 2000],
  ['00:00:02:05', 2200],
  ['20000000t', 2000],
])('LYRICS-2 the time %s of TTML is %i ms', (time, start) => {
  const [read] = linesIn(
    `<div><p begin="${time}">Low</p></div>`,
    'ttp:frameRate="25" ttp:tickRate="10000000"',
  );
  expect(read?.start).toBe(start);
});

test('LYRICS-2 a duration gives the end, and the rate of frames has a multiplier', () => {
  const attributes = 'ttp:frameRate="30" ttp:frameRateMultiplier="1000 1001"';
  const body = '<div><p begin="30f" dur="2s">Low</p><p begin="5s" end="9s" dur="1s">High</p></div>';
  expect(linesIn(body, attributes)).toMatchObject([
    { start: 1001, end: 3001 },
    { start: 5000, end: 6000 },
  ]);
});

test('LYRICS-2 words of TTML are read with times from the beginning of the track', () => {
  const body = `<div begin="9.731" end="20.1" itunes:songPart="Verse">
      <p begin="9.731" end="12.220" itunes:key="L1" ttm:agent="v1"><span begin="9.731" end="9.950">Low</span>
        <span begin="9.950" end="10.5">un</span><span begin="10.5" end="11">der</span>tow</p>
      <p begin="18.5" end="20.1" itunes:key="L2"><span begin="18.5" end="20.1">Salt</span></p>
    </div>`;
  const head = `<metadata><iTunesMetadata xmlns="http://music.apple.com/lyric-ttml-internal">
      <translations><translation type="subtitle" xml:lang="pl"><text for="L1">Niski prąd</text></translation>
        <translation type="subtitle" xml:lang="de"><text for="L1">Ebbe</text></translation></translations>
      <songwriters><songwriter>Marlow Quay</songwriter><songwriter>Ola Berg</songwriter></songwriters>
    </iTunesMetadata></metadata>`;
  expect(parseTtml(document(body, 'xml:lang="EN-us"', head))).toEqual({
    lines: [
      {
        start: 9731,
        end: 12_220,
        text: 'Low undertow',
        words: [
          { start: 9731, text: 'Low' },
          { start: 9950, text: 'un' },
          { start: 10_500, text: 'der' },
        ],
        translation: 'Niski prąd',
      },
      { ...line, start: 18_500, end: 20_100, text: 'Salt' },
    ],
    author: 'Marlow Quay, Ola Berg',
    language: 'en-us',
  });
});

test('LYRICS-2 words of TTML are read with times from the beginning of their line', () => {
  const body = `<div begin="10s">
      <p begin="2s" dur="3s"><span begin="0s">Low</span> <span begin="1s">tide</span></p>
      <div begin="20s"><p begin="1s" end="4s"><span begin="500ms">High</span> <span begin="1s">tide</span></p></div>
    </div>`;
  expect(linesIn(body)).toMatchObject([
    { start: 12_000, end: 15_000, words: [{ start: 12_000 }, { start: 13_000 }] },
    { start: 31_000, end: 34_000, words: [{ start: 31_500 }, { start: 32_000 }] },
  ]);
});

test('LYRICS-2 lines of a sequence in TTML follow each other', () => {
  const body = '<div begin="5s" timeContainer="seq"><p dur="2s">Low</p><p begin="1s" dur="2s">High</p></div>';
  expect(linesIn(body)).toMatchObject([
    { start: 5000, end: 7000, text: 'Low' },
    { start: 8000, end: 10_000, text: 'High' },
  ]);
});

test('LYRICS-2 vocals in the background are part of their line, translations and ruby are not', () => {
  const body = `<div><p begin="1s" end="5s"><span begin="1s">Low</span> <span begin="2s">tide</span>
      <span ttm:role="x-bg" begin="3s"><span begin="3s">(Ooh</span> <span begin="3.5s">tide)</span>
        <span ttm:role="x-translation" xml:lang="pl">(o, odpływ)</span></span>
      <span ttm:role="x-translation" xml:lang="pl">Odpływ</span><span ttm:role="x-roman" begin="1s">rou taido</span></p>
    <p begin="6s">Salt<br/>and <!-- no word -->foam</p>
    <p begin="8s"><span tts:ruby="container"><span tts:ruby="base">潮</span><span tts:ruby="text">しお</span></span></p></div>`;
  expect(linesIn(body)).toEqual([
    {
      start: 1000,
      end: 5000,
      text: 'Low tide (Ooh tide)',
      words: [
        { start: 1000, text: 'Low' },
        { start: 2000, text: 'tide' },
        { start: 3000, text: '(Ooh' },
        { start: 3500, text: 'tide)' },
      ],
      translation: 'Odpływ',
    },
    { ...line, start: 6000, text: 'Salt and foam' },
    { ...line, start: 8000, text: '潮' },
  ]);
});

test('LYRICS-2 lines of TTML without a time stay behind the line before them', () => {
  const body = `<div><p begin="9s">Salt</p><p>Foam</p></div>
    <div><p begin="1s">Low</p><p/><p><span begin="2s">High</span> tide</p></div>`;
  expect(linesIn(body).map(({ start, text }) => [start, text])).toEqual([
    [1000, 'Low'],
    [2000, 'High tide'],
    [9000, 'Salt'],
    [null, 'Foam'],
  ]);
});

test('LYRICS-2 a text that is no XML is no TTML', () => {
  expect(() => parseTtml('<tt><body><p>Low</body></tt>')).toThrow('The file is no TTML.');
});
