import type { Lyrics } from './contract.ts';

const texts = [
  'The harbour lights are counting down',
  'A ferry hums the only tune in town',
  'I leave my shoes beside the door',
  'And walk until I hear no shore',
  'Undertow, undertow',
  'Carry what I cannot carry home',
];

/** Synced lyrics of a track. */
export const sampleLyrics: Lyrics = {
  id: 3,
  track_id: 34,
  kind: 'synced',
  language: 'en',
  lines: texts.map((text, index) => ({
    start: 4000 + index * 5000,
    end: null,
    text,
    words: [],
    translation: null,
  })),
  source: 'The booklet of the record',
  author: 'Marlow Quay',
  updated_at: '2026-08-14T09:30:00.000Z',
  permissions: { update: false, delete: false },
};
