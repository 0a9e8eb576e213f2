// The recordings of the demo: which there are, and how each is composed, played and encoded.
export { bitrate } from './music/encode.ts';
export { sampleRate } from './music/form.ts';
export { makeRecording, type RecordingFile } from './music/makeRecording.ts';
export { createRandom } from './music/random.ts';
export { type DemoRecording, demoRecordings } from './recordings.ts';
