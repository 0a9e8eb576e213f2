import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { id, timeColumns } from '../records/columns.ts';

/** Pages of text that the operator of the site has written. */
export const customPages = pgTable('custom_pages', {
  id: id(),
  title: text().notNull(),
  slug: text().notNull().unique(),
  /** Sanitised HTML. */
  body: text().notNull(),
  /** Who reads it once it is published. */
  readers: text({ enum: ['everyone', 'signedIn'] })
    .notNull()
    .default('everyone'),
  published: boolean().notNull().default(false),
  seo_title: text(),
  seo_description: text(),
  ...timeColumns(),
});
