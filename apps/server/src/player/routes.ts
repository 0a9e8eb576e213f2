import {
  Done,
  PlaybackResponse,
  PlayerCommand,
  PlayerEvent,
  PlayerReport,
  PlayerReported,
  QueueResponse,
} from '@segno/data/contract';
import { streamSSE } from 'hono/streaming';
import type { Database } from '../db/Database.ts';
import { afterCommit } from '../db/RequestTransaction.ts';
import { responds, respondsRaw } from '../http/responds.ts';
import { createRouter, type Router } from '../http/router.ts';
import { signedIn } from '../http/rules.ts';
import { validate } from '../http/validate.ts';
import { readSettings } from '../settings/store.ts';
import { createLiveHub, type LiveHub } from './LiveHub.ts';
import { addCommand, findPlayback, findQueue, saveReport } from './store.ts';
import { createPlayerStreams } from './streams.ts';

/** A stream sends something this often, so that proxies and both sides notice a lost connection. */
const beat = 15_000;
/** The browser of a stream that a newer one has replaced connects again after this time. */
const replacedDelay = 60_000;
/** A stream ends after this time, and the browser connects again with the session that it has then. */
const lifetime = 300_000;

/** The playback of the signed-in person on all devices, under `/me/player`. */
export function playerRoutes(db: Database, hub: LiveHub = createLiveHub({ db, databaseUrl: null })): Router {
  let open = 0;
  const streams = createPlayerStreams(db, hub);
  return createRouter()
    .get('/', signedIn, responds(PlaybackResponse), async (c) =>
      c.json({ playback: await findPlayback(db, c.var.viewer) }),
    )
    .get('/queue', signedIn, responds(QueueResponse), async (c) => c.json(await findQueue(db, c.var.viewer)))
    .put('/', signedIn, responds(PlayerReported), validate('json', PlayerReport), async (c) => {
      const { viewer } = c.var;
      const revision = await saveReport(db, viewer, c.req.valid('json'));
      await afterCommit(() => hub.publish(viewer.user.id, 'player'));
      return c.json({ revision });
    })
    .post('/commands', signedIn, responds(Done), validate('json', PlayerCommand), async (c) => {
      const { viewer } = c.var;
      await addCommand(db, viewer.user.id, c.req.valid('json'));
      await afterCommit(() => hub.publish(viewer.user.id, 'player'));
      return c.json({});
    })
    .get('/events', signedIn, respondsRaw(PlayerEvent), async (c) => {
      const { viewer } = c.var;
      // A browser does not connect again after this response.
      const settings = await readSettings(db);
      const isOff = settings['live.transport'] === 'interval';
      if (isOff || open >= settings['live.connections']) return c.body(null, 204);
      c.header('x-accel-buffering', 'no');
      return streamSSE(c, async (stream) => {
        await new Promise<void>((resolve) => {
          let leave = () => {};
          const leaveHub = hub.onClose(() => end());
          const beating = setInterval(() => void stream.write(': beat\n\n').catch(() => end()), beat).unref();
          const timer = setTimeout(() => end(), lifetime).unref();
          let isOver = false;
          open += 1;
          function end() {
            if (isOver) return;
            isOver = true;
            open -= 1;
            clearInterval(beating);
            clearTimeout(timer);
            leaveHub();
            leave();
            resolve();
          }
          stream.onAbort(end);
          const send = (event: PlayerEvent) =>
            void stream.writeSSE({ data: JSON.stringify(event), retry: 2000 }).catch(() => end());
          const onReplaced = () => void stream.write(`retry: ${replacedDelay}\n\n`).then(end, end);
          streams.open(viewer, send, onReplaced).then(
            (opened) => {
              leave = opened;
              if (isOver) opened();
            },
            () => end(),
          );
        });
      });
    });
}
