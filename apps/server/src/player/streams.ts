import type { PlaybackState, PlayerEvent } from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';
import type { LiveHub } from './LiveHub.ts';
import { findCommands, findLastCommand, findPlayback } from './store.ts';

/** The streams of one person: one read of the database serves all of them. */
interface Person {
  streams: Set<(event: PlayerEvent) => void>;
  /** The last command that was sent. */
  after: number;
  unsubscribe: () => void;
}

/** A stream that has more siblings than this ends the oldest one. */
const mostStreams = 10;

/** Sends the events of people to their open streams. */
export interface PlayerStreams {
  /** Sends the state now and after each change. Returns a function that ends this. `onReplaced` is called for the oldest stream. */
  open(
    viewer: SignedInViewer,
    send: (event: PlayerEvent) => void,
    onReplaced: () => void,
  ): Promise<() => void>;
}

export function createPlayerStreams(db: Database, hub: LiveHub): PlayerStreams {
  const people = new Map<number, Person>();
  const ends = new Map<(event: PlayerEvent) => void, () => void>();

  const join = async (viewer: SignedInViewer): Promise<Person> => {
    const userId = viewer.user.id;
    const after = await findLastCommand(db, userId);
    const known = people.get(userId);
    if (known) return known;
    let isReading = false;
    let isAgain = false;
    let revision = -1;
    const person: Person = { streams: new Set(), after, unsubscribe: () => {} };
    const read = async () => {
      if (isReading) {
        isAgain = true;
        return;
      }
      isReading = true;
      try {
        const [playback, commands] = await Promise.all([
          findPlayback(db, viewer),
          findCommands(db, userId, person.after),
        ]);
        if (playback && playback.revision !== revision) {
          revision = playback.revision;
          for (const send of person.streams) send({ type: 'state', playback });
        }
        for (const { id, ...command } of commands) {
          person.after = id;
          for (const send of person.streams) send({ type: 'command', command });
        }
      } catch {
        // The next change, or the reading of the client, gives the state.
      }
      isReading = false;
      if (!isAgain) return;
      isAgain = false;
      await read();
    };
    person.unsubscribe = hub.subscribe(userId, (topic) => {
      if (topic === 'player') return void read();
      for (const send of person.streams) send({ type: 'rights' });
    });
    people.set(userId, person);
    return person;
  };

  return {
    async open(viewer, send, onReplaced) {
      const person = await join(viewer);
      const [oldest] = person.streams;
      if (oldest && person.streams.size >= mostStreams) ends.get(oldest)?.();
      const leave = () => {
        ends.delete(send);
        person.streams.delete(send);
        if (person.streams.size > 0 || people.get(viewer.user.id) !== person) return;
        person.unsubscribe();
        people.delete(viewer.user.id);
      };
      ends.set(send, () => {
        leave();
        onReplaced();
      });
      person.streams.add(send);
      const playback: PlaybackState | null = await findPlayback(db, viewer);
      send({ type: 'state', playback });
      return leave;
    },
  };
}
