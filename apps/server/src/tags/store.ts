import type { Page, Tag } from '@segno/data/contract';
import { eq, sql } from 'drizzle-orm';
import { nameKey } from '../records/columns.ts';
import { among, inOrder, listPage, type Listing, type Slice } from '../records/Listing.ts';
import type { Database } from '../db/Database.ts';
import { notFound } from '../http/Problem.ts';
import { tags } from './table.ts';

export const tagListing = {
  table: tags,
  id: tags.id,
  visible: sql`true`,
  orders: { name: { key: nameKey(tags.search_name), kind: 'text', isDescending: false } },
} satisfies Listing;

const columns = {
  id: tags.id,
  name: tags.name,
  display_name: tags.display_name,
  type: tags.type,
  tracks_count: tags.tracks_count,
  albums_count: tags.albums_count,
};

/** These tags, in this order. */
export async function tagsByIds(db: Database, ids: number[]): Promise<Tag[]> {
  if (ids.length === 0) return [];
  return inOrder(ids, await db.select(columns).from(tags).where(among(tags.id, ids)));
}

export const listTags = (db: Database, slice: Slice<'name'>): Promise<Page<Tag>> =>
  listPage(db, tagListing, slice, (ids) => tagsByIds(db, ids));

/** The tag of an address. */
export async function findTag(db: Database, name: string): Promise<Tag> {
  const [found] = await db.select(columns).from(tags).where(eq(tags.name, name));
  if (!found) throw notFound('There is no such tag.');
  return found;
}
