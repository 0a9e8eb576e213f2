import type { StoreApi } from 'zustand/vanilla';
import { type Queue, undoTo } from '../queue/queue.ts';
import type { PlayerState, QueueChange } from './PlayerState.ts';
import type { ContextPlace, ReadAhead } from './readAhead.ts';

/** The changes of the queue that can be undone, the last one first. */
export interface Undo {
  /** Keeps the queue before a change. */
  remember(change: QueueChange): void;
  undo(): void;
  /** Discards all: another person listens. */
  forget(): void;
}

export interface UndoOptions {
  state: StoreApi<PlayerState>;
  queue: () => Queue;
  readAhead: ReadAhead;
  position: () => number;
  /** Publishes a queue with the same current track. */
  arrange: (next: Queue) => void;
  /** Loads a queue with another current track. */
  reload: (next: Queue, position: number) => void;
}

/** Number of changes that are kept. */
const mostKept = 20;

export function createUndo({ state, queue, readAhead, position, arrange, reload }: UndoOptions): Undo {
  let kept: { change: QueueChange; before: Queue; place: ContextPlace; position: number }[] = [];
  const publish = () => state.setState({ undoable: kept.at(-1)?.change ?? null });
  return {
    remember(change) {
      const before = queue();
      if (!before.current) return;
      kept = [
        ...kept.slice(1 - mostKept),
        { change, before, place: readAhead.place(), position: position() },
      ];
      publish();
    },
    undo() {
      const last = kept.at(-1);
      if (!last) return;
      kept = kept.slice(0, -1);
      publish();
      const now = queue();
      const next = undoTo(last.before, now);
      // What was read since stays in the queue.
      const { feed } = readAhead.place();
      if (last.change !== 'move' && last.change !== 'remove') readAhead.moveTo(last.place);
      else if (feed !== last.place.feed) readAhead.moveTo(last.place);
      if (next.current === now.current) arrange(next);
      else reload(next, last.position);
    },
    forget() {
      kept = [];
      publish();
    },
  };
}
