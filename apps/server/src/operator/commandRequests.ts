import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import * as v from 'valibot';
import { StartupError } from '../StartupError.ts';

/**
 * A second process cannot open the folder of the embedded database. A command therefore asks the running server: it
 * creates a folder here with a file `request`. The server runs the command and writes `answer`. Only the user of the
 * server can write to the folder.
 */
const requestFolder = (dataDir: string) => join(dataDir, 'commands');

/** Milliseconds between checks for requests. */
const interval = 250;

const Request = v.object({ name: v.string(), args: v.array(v.string()) });
export interface CommandRequest {
  name: string;
  args: readonly string[];
}

const Answer = v.object({ isDone: v.boolean(), text: v.string() });

/** Writes a file that gets its name when it is complete. */
async function writeWhole(path: string, content: unknown) {
  await writeFile(`${path}.new`, JSON.stringify(content), { mode: 0o600 });
  await rename(`${path}.new`, path);
}

/** Handles requests for commands, one after the other. Returns a function that stops it after the running one. */
export async function answerCommands(
  dataDir: string,
  run: (request: CommandRequest) => Promise<string>,
  onTrouble: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const folder = requestFolder(dataDir);
  // Requests to a server that ended are not run by the next one.
  await rm(folder, { recursive: true, force: true });
  let running: Promise<void> | null = null;
  const answer = async (place: string) => {
    const path = join(place, 'request');
    if (!existsSync(path) || existsSync(join(place, 'answer'))) return;
    const given: v.InferOutput<typeof Answer> = await readFile(path, 'utf8')
      .then((text) => run(v.parse(Request, JSON.parse(text))))
      .then(
        (text) => ({ isDone: true, text }),
        (error: unknown) => {
          if (!(error instanceof StartupError)) onTrouble(error);
          const text =
            error instanceof StartupError ? error.message : 'The server could not do it; see its log.';
          return { isDone: false, text };
        },
      );
    await writeWhole(join(place, 'answer'), given);
  };
  const look = async () => {
    for (const name of await readdir(folder).catch(() => []))
      await answer(join(folder, name)).catch(onTrouble);
  };
  const timer = setInterval(() => {
    running ??= look().finally(() => (running = null));
  }, interval).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** Has the server that uses a data folder run a command, and returns its report. */
export async function requestCommand(
  dataDir: string,
  request: CommandRequest,
  timeout = 30_000,
): Promise<string> {
  const folder = requestFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const place = await mkdtemp(join(folder, 'command-'));
  try {
    await writeWhole(join(place, 'request'), request);
    const answer = join(place, 'answer');
    const requestedAt = performance.now();
    while (!existsSync(answer)) {
      if (performance.now() - requestedAt > timeout)
        throw new StartupError('The server that uses the data folder did not respond. See its log.');
      await delay(50);
    }
    const { isDone, text } = v.parse(Answer, JSON.parse(await readFile(answer, 'utf8')));
    if (!isDone) throw new StartupError(text);
    return text;
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
