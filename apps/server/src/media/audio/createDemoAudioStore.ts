import type { RecordingMaker } from './RecordingMaker.ts';
import type { AudioStore } from './AudioStore.ts';

/** A store that generates a demo recording on its first request. */
export const createDemoAudioStore = (
  store: AudioStore,
  maker: Pick<RecordingMaker, 'knows' | 'make'>,
): AudioStore => ({
  async open(key) {
    const file = await store.open(key);
    if (file || !maker.knows(key)) return file;
    await maker.make(key);
    return store.open(key);
  },
});
