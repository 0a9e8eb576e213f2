// A Chromium that is spoken to over the DevTools protocol alone, for measuring: a testing tool runs scripts of its own
// in every page that it opens, and thirty milliseconds of a slow first paint were its.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Starts Chromium with a profile of its own. `send(method, params, sessionId)` resolves with the browser's answer and
 * rejects with its own words; `on(listener)` hears every event, and returns what ends the hearing; `close()` ends the
 * browser and removes the profile.
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
 * Opens an empty page of 1280 × 800 px in a browser context of its own, with its own cookies and cache. `send` speaks to
 * the page, `on` hears its events, and `run` evaluates an expression in it as after a press, and resolves with its
 * value. `close()` ends the context.
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
