// The exports for stories and tests: `@segno/playback/testing`.
export { createFakeStorage } from './playback/fakes.ts';
export { StoryPlayer, type StoryPlayerProps } from './playback/StoryPlayer.tsx';
