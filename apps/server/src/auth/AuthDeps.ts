import type { KeyObject } from 'node:crypto';
import type { Startup } from '@segno/data/contract';
import type { Context } from 'hono';
import type { AccountParts } from './AccountParts.ts';
import type { Database } from '../db/Database.ts';
import type { Viewers } from '../identity/readViewer.ts';
import type { Viewer } from '../viewer/Viewer.ts';

/** What the routes of sign-in need. */
export interface AuthDeps {
  db: Database;
  /** The address that visitors use. */
  baseUrl: string;
  viewers: Viewers;
  /** The startup object of a viewer. */
  startup: (request: Request, viewer: Viewer) => Promise<Startup>;
  keys: { xsrf: KeyObject; code: Buffer; attempts: Buffer };
  /** The address of the client, for limits and for the list of sessions. */
  clientAddress: (c: Context) => string;
  account: AccountParts;
  /** Sends what was queued, without waiting for it. */
  sendMails: () => void;
}
