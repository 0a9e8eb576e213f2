import type { SettingValues } from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import type { Logger } from '../log.ts';
import { readSettings } from './store.ts';

/** How often the settings are read, in milliseconds: less than the five seconds of SETTING-4. */
const defaultInterval = 4000;

/** The settings for parts of the server that cannot wait for the database. They follow a change within five seconds. */
export class LiveSettings {
  #values: SettingValues;
  #version = 0;
  readonly #timer: NodeJS.Timeout;
  readonly #listeners: ((values: SettingValues) => void)[] = [];

  private constructor(values: SettingValues, refresh: () => Promise<void>, interval: number) {
    this.#values = values;
    this.#timer = setInterval(() => void refresh(), interval).unref();
  }

  static async open(
    db: Database,
    log: Pick<Logger, 'warn'>,
    interval = defaultInterval,
  ): Promise<LiveSettings> {
    const live: LiveSettings = new LiveSettings(
      await readSettings(db),
      async () => {
        try {
          live.#set(await readSettings(db));
        } catch (error) {
          log.warn({ err: error }, 'The settings could not be read');
        }
      },
      interval,
    );
    return live;
  }

  get values(): SettingValues {
    return this.#values;
  }

  /** Another number after each change, with which copies from before it are not used. */
  get version(): number {
    return this.#version;
  }

  /** Calls with the present values, and with those of every later reading. */
  follow(listener: (values: SettingValues) => void): void {
    this.#listeners.push(listener);
    listener(this.#values);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #set(values: SettingValues) {
    if (JSON.stringify(values) !== JSON.stringify(this.#values)) this.#version += 1;
    this.#values = values;
    for (const listener of this.#listeners) listener(values);
  }
}
