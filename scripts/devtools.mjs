// Controls a Chromium over the DevTools protocol only, for measurements: a testing tool runs its own scripts in every
// page, which took thirty milliseconds of a slow first paint.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Starts Chromium with a new profile. `send(method, params, sessionId)` resolves to the browser's answer and rejects
 * with its error message; `on(listener)` subscribes to all events, and returns a function that unsubscribes; `close()`
 * ends the browser and removes the profile.
 */
export async function startChromium(executable) {
  const profile = mkdtempSync(join(tmpdir(), 'segno-chromium-'));
  const child = spawn(
    executable,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => child.once('close', resolve));
  const close = async () => {
    child.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const socket = await connect(await addressOf(child));
    const waiting = new Map();
    const listeners = new Set();
    let last = 0;
    socket.addEventListener('message', ({ data }) => {
      const { id, result, error, ...event } = JSON.parse(data);
      if (id === undefined) {
        for (const listener of listeners) listener(event);
        return;
      }
      const { resolve, reject } = waiting.get(id);
      waiting.delete(id);
      if (error) reject(new Error(error.message));
      else resolve(result);
    });
    return {
      send: (method, params, sessionId) =>
        new Promise((resolve, reject) => {
          last += 1;
          waiting.set(last, { resolve, reject });
          socket.send(JSON.stringify({ id: last, method, params, sessionId }));
        }),
      on: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Opens an empty page of 1280 × 800 px in a browser context of its own, with its own cookies and cache. `send` sends
 * commands to the page, `on` subscribes to its events, and `run` evaluates an expression with user activation and
 * resolves to its value. `close()` ends the context.
 */
export async function openPage(browser) {
  const { browserContextId } = await browser.send('Target.createBrowserContext');
  const { targetId } = await browser.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    width: 1280,
    height: 800,
  });
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
  const send = (method, params) => browser.send(method, params, sessionId);
  return {
    send,
    on: (listener) => browser.on((event) => event.sessionId === sessionId && listener(event)),
    run: async (expression) => {
      const { result, exceptionDetails } = await send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
        userGesture: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
    close: () => browser.send('Target.disposeBrowserContext', { browserContextId }),
  };
}

/** The address that Chromium prints once it listens. */
const addressOf = (child) =>
  new Promise((resolve, reject) => {
    let printed = '';
    child.stderr.on('data', (chunk) => {
      printed += chunk;
      const address = /DevTools listening on (\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    });
    child.once('error', reject);
    child.once('close', () => reject(new Error(`Chromium did not start: ${printed}`)));
  });

const connect = (address) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    socket.addEventListener('open', () => resolve(socket));
    socket.addEventListener('error', () => reject(new Error(`Chromium did not answer at ${address}.`)));
  });
