import { MemberHome } from '@segno/data/contract';
import type { Database } from '../db/Database.ts';
import { responds } from '../http/responds.ts';
import { createRouter } from '../http/router.ts';
import { signedIn } from '../http/rules.ts';
import { findMemberHome } from './store.ts';

/** The signed-in person's own sections of the home page, under `/me/home`. */
export const homeRoutes = (db: Database) =>
  createRouter().get('/', signedIn, responds(MemberHome), async (c) =>
    c.json({ sections: await findMemberHome(db, c.var.viewer) }),
  );
