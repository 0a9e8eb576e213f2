import type { SettingValues } from '@segno/data/contract';
import type { MiddlewareHandler } from 'hono';
import type { Database } from '../db/Database.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { Problem } from '../http/Problem.ts';
import { readSettings } from './store.ts';

/** The names of settings that are on or off. */
type FlagName = {
  [TName in keyof SettingValues]: SettingValues[TName] extends boolean ? TName : never;
}[keyof SettingValues];

/** Refuses calls to a part of the site while its operator has switched it off. */
export const whileOn =
  (db: Database, name: FlagName): MiddlewareHandler<AppEnv> =>
  async (_, next) => {
    if (!(await readSettings(db))[name])
      throw new Problem({
        status: 403,
        code: 'switched_off',
        message: 'This is switched off on this site.',
      });
    await next();
  };
