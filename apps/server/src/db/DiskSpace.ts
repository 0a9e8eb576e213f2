import { statfs } from 'node:fs/promises';

/** Watches the free space of the disk that holds a folder. */
export class DiskSpace {
  readonly #folder: string;
  readonly #floor: number;
  #checkedAt = -Infinity;
  #answer: Promise<boolean> = Promise.resolve(true);

  constructor(folder: string, floor: number) {
    this.#folder = folder;
    this.#floor = floor;
  }

  /** Whether at least the minimum is free. Reads it at most once a second; an unknown value counts as enough. */
  hasFreeSpace(): Promise<boolean> {
    const now = performance.now();
    if (now - this.#checkedAt >= 1000) {
      this.#checkedAt = now;
      this.#answer = statfs(this.#folder).then(
        (disk) => disk.bavail * disk.bsize >= this.#floor,
        () => true,
      );
    }
    return this.#answer;
  }
}
