import type { AdminTable } from './AdminTable.ts';
import { auditTableOf } from './audit.ts';
import { albumTable } from './catalogue/albumTable.ts';
import { artistTable } from './catalogue/artistTable.ts';
import { genreTable } from './catalogue/genreTable.ts';
import { labelTable } from './catalogue/labelTable.ts';
import { playlistTable } from './catalogue/playlistTable.ts';
import { tagTable } from './catalogue/tagTable.ts';
import { trackTable } from './catalogue/trackTable.ts';
import { channelTable } from './channels.ts';
import { customPageTable } from './customPages.ts';
import { commentTable } from './comments.ts';
import { fileTable, lyricsTable } from './files.ts';
import { jobTable, mailTable } from './logs.ts';
import { roleTable, userTable } from './people.ts';
import { planTable } from './plans.ts';
import { subscriptionTable } from './subscriptions.ts';

/** Every table but the log of their changes. */
const tables: readonly AdminTable[] = [
  albumTable,
  artistTable,
  channelTable,
  customPageTable,
  commentTable,
  fileTable,
  genreTable,
  jobTable,
  labelTable,
  lyricsTable,
  mailTable,
  planTable,
  playlistTable,
  roleTable,
  subscriptionTable,
  tagTable,
  trackTable,
  userTable,
];

/** Every table of the administration. */
export const adminTables: readonly AdminTable[] = [...tables, auditTableOf(tables)];
