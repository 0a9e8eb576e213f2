import type { DemoGenre } from '../genres.ts';

/** The tags of the demo catalogue. */
export const demoTags = [
  { displayName: 'Calm', type: 'mood' },
  { displayName: 'Focus', type: 'mood' },
  { displayName: 'Melancholy', type: 'mood' },
  { displayName: 'Uplifting', type: 'mood' },
  { displayName: 'Late night', type: 'mood' },
  { displayName: 'Rainy day', type: 'mood' },
  { displayName: 'Dreamy', type: 'mood' },
  { displayName: 'Energetic', type: 'mood' },
  { displayName: 'Warm', type: 'mood' },
  { displayName: 'Dark', type: 'mood' },
  { displayName: 'Romantic', type: 'mood' },
  { displayName: 'Sunday morning', type: 'mood' },
  { displayName: 'Driving', type: 'mood' },
  { displayName: 'Cinematic', type: 'mood' },
  { displayName: 'Instrumental', type: 'custom' },
  { displayName: 'Live recording', type: 'custom' },
  { displayName: 'Analogue', type: 'custom' },
  { displayName: 'Field recordings', type: 'custom' },
  { displayName: 'Acoustic', type: 'custom' },
  { displayName: 'Brass', type: 'custom' },
  { displayName: 'Strings', type: 'custom' },
  { displayName: 'Home-made', type: 'custom' },
] as const;

export type DemoTag = (typeof demoTags)[number]['displayName'];

/** The usual tags of a genre. */
export const tagsOfGenre: Record<DemoGenre, readonly DemoTag[]> = {
  ambient: ['Calm', 'Focus', 'Dreamy', 'Instrumental', 'Field recordings', 'Rainy day', 'Cinematic'],
  'lo-fi': ['Focus', 'Calm', 'Rainy day', 'Home-made', 'Warm', 'Sunday morning', 'Instrumental'],
  'deep-house': ['Warm', 'Late night', 'Uplifting', 'Driving', 'Romantic', 'Analogue'],
  techno: ['Energetic', 'Dark', 'Late night', 'Driving', 'Analogue', 'Instrumental'],
  synthwave: ['Driving', 'Late night', 'Cinematic', 'Analogue', 'Energetic', 'Romantic'],
  'drum-and-bass': ['Energetic', 'Driving', 'Dark', 'Uplifting', 'Late night'],
  dub: ['Warm', 'Sunday morning', 'Analogue', 'Home-made', 'Calm', 'Brass'],
  jazz: ['Late night', 'Warm', 'Live recording', 'Brass', 'Romantic', 'Acoustic', 'Sunday morning'],
  'neo-classical': ['Calm', 'Strings', 'Melancholy', 'Cinematic', 'Focus', 'Acoustic', 'Instrumental'],
  folk: ['Acoustic', 'Melancholy', 'Sunday morning', 'Warm', 'Home-made', 'Strings'],
  'dream-pop': ['Dreamy', 'Melancholy', 'Romantic', 'Late night', 'Rainy day', 'Uplifting'],
  funk: ['Energetic', 'Uplifting', 'Brass', 'Live recording', 'Warm', 'Driving'],
};
