/** The most plays of one track in a day (UTC) that count from the guests of one network, such as a household or school. */
export const mostOfNetwork = 20;

/** The most remembered pairs of a network and a track; the oldest are forgotten first. */
const mostPairs = 200_000;

const day = 86_400_000;

/**
 * Bounds what a script can add to a track by inventing ids of tabs (PLAY-5). It counts in the memory of this server, by
 * the digest of a network that the limit of requests uses, so that no address is stored.
 */
export class NetworkPlays {
  readonly #counts = new Map<string, number>();
  #day = 0;

  /** Counts a play of a guest. Returns false when their network has had its plays of this track today. */
  take(network: string, trackId: number, now = Date.now()): boolean {
    const today = Math.floor(now / day);
    if (today !== this.#day) this.#counts.clear();
    this.#day = today;
    const pair = `${network} ${trackId}`;
    const count = this.#counts.get(pair) ?? 0;
    if (count >= mostOfNetwork) return false;
    this.#counts.set(pair, count + 1);
    if (this.#counts.size > mostPairs) {
      const [oldest] = this.#counts.keys();
      if (oldest !== undefined) this.#counts.delete(oldest);
    }
    return true;
  }
}
