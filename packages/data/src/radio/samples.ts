import { sampleTracks } from '../tracks/samples.ts';
import type { RadioTracks } from './contract.ts';

const reasons: RadioTracks['tracks'][number]['reason'][] = [
  { kind: 'seed', name: 'Ida Marlow' },
  { kind: 'genre', name: 'Ambient' },
  { kind: 'tag', name: 'Late night' },
  { kind: 'more', name: 'Harbour lights' },
  { kind: 'popular', name: '' },
];

/** The first tracks of the radio of an artist. */
export const sampleRadio: RadioTracks = {
  seed: { type: 'artist', id: 1, name: 'Ida Marlow', image: sampleTracks[0]?.image ?? null },
  tracks: sampleTracks
    .slice(0, 8)
    .map((track, index) => ({ track, reason: reasons[index % reasons.length]! })),
};
