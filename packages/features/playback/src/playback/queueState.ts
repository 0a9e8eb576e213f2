import type { Queue } from '../queue/queue.ts';
import type { PlayerState } from './PlayerState.ts';

type QueueState = Pick<
  PlayerState,
  'current' | 'context' | 'nextUp' | 'upcoming' | 'history' | 'repeat' | 'isShuffled'
>;

/** The part of the player's state that is derived from a queue. */
export function queueState(queue: Queue): QueueState {
  const { current, context, nextUp, upcoming, history, repeat, isShuffled } = queue;
  return { current, context, nextUp, upcoming, history, repeat, isShuffled };
}
