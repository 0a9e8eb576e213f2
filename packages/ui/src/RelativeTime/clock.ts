import { nextChange } from '../format/formatRelativeTime.ts';

interface Watch {
  readonly instant: number;
  readonly listener: () => void;
  due: number;
}

/** The longest timeout in milliseconds, after which an adjusted system clock is noticed. */
const longest = 60 * 60_000;
/** A list of times re-renders at most once a second. */
const shortest = 1000;

const watches = new Set<Watch>();
let timer: ReturnType<typeof setTimeout> | undefined;

function plan() {
  clearTimeout(timer);
  timer = undefined;
  if (watches.size === 0) return;
  const next = Math.min(...[...watches].map(({ due }) => due));
  timer = setTimeout(ring, Math.min(longest, Math.max(shortest, next - Date.now())));
}

function ring() {
  const now = Date.now();
  for (const watch of watches) {
    if (watch.due > now) continue;
    watch.due = nextChange(watch.instant, now);
    watch.listener();
  }
  plan();
}

/** Calls back when the text of an instant changes. All subscribers share one timer, set for the next change of any. */
export function watchInstant(instant: number, listener: () => void): () => void {
  const watch = { instant, listener, due: nextChange(instant, Date.now()) };
  watches.add(watch);
  plan();
  return () => {
    watches.delete(watch);
    plan();
  };
}
