import { MemberHome } from '@segno/data/contract';
import { Hono } from 'hono';
import type { Database } from '../db/Database.ts';
import { answers } from '../http/answers.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { signedIn } from '../http/rules.ts';
import { findMemberHome } from './store.ts';

/** The signed-in person's own sections of the home page, under `/me/home`. */
export const homeRoutes = (db: Database) =>
  new Hono<AppEnv>().get('/', signedIn, answers(MemberHome), async (c) =>
    c.json({ sections: await findMemberHome(db, c.var.viewer) }),
  );
