import { hasPermission } from '@segno/data/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../viewer/Viewer.ts';
import { customPages } from './table.ts';

/** Custom pages that search engines list. */
export const isPublicPage: SQL = sql`(${customPages.published} and ${customPages.readers} = 'everyone')`;

/** Whether the viewer reads drafts. */
export const mayReadDrafts = (viewer: Viewer) => hasPermission(viewer, 'custom_pages.update');
