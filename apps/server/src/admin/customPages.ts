import { adminCustomPages, slugify } from '@segno/data/contract';
import { eq, sql } from 'drizzle-orm';
import { customPages } from '../customPages/table.ts';
import { Problem } from '../http/Problem.ts';
import { among } from '../records/Listing.ts';
import { sanitizePage } from '../records/sanitizeHtml.ts';
import { adminTable } from './AdminTable.ts';
import { idOf, timeOrders, timesOf, yesNo } from './catalogue/columns.ts';

interface Input {
  title: string;
  slug: string;
  body: string;
  published: boolean;
  readers: 'everyone' | 'signedIn';
  seo_title: string | null;
  seo_description: string | null;
}

/** An address consists of a number only where it is an id. */
function slugOf({ slug, title }: Input): string {
  const made = slugify(slug || title);
  if (made !== '' && !/^\d+$/.test(made)) return made;
  if (slug === '' && made !== '') return `page-${made}`;
  const message = 'Use at least one letter in the address.';
  throw new Problem({ status: 422, code: 'invalid_request', message, fields: { slug: message } });
}

const rowOf = (input: Input) => ({
  ...input,
  slug: slugOf(input),
  body: sanitizePage(input.body),
  seo_title: input.seo_title || null,
  seo_description: input.seo_description || null,
});

export const customPageTable = adminTable({
  resource: adminCustomPages,
  table: customPages,
  listing: {
    table: customPages,
    id: customPages.id,
    visible: sql`true`,
    orders: {
      name: {
        key: sql`left(lower(${customPages.title}), 30) collate "C"`,
        kind: 'text',
        isDescending: false,
      },
      ...timeOrders(customPages),
    },
  },
  searchIn: sql`lower(${customPages.title} || ' ' || ${customPages.slug})`,
  filters: {
    published: yesNo(customPages.published),
    readers: customPages.readers,
    created_at: customPages.created_at,
  },
  load: async (db, ids) => {
    const found = await db.select().from(customPages).where(among(customPages.id, ids));
    return found.map((page) => ({ ...page, ...timesOf(page) }));
  },
  nameOf: ({ title }) => title,
  create: async (tx, _viewer, input) =>
    idOf(await tx.insert(customPages).values(rowOf(input)).returning({ id: customPages.id })),
  update: async (tx, _viewer, id, input) => {
    await tx
      .update(customPages)
      .set({ ...rowOf(input), updated_at: new Date() })
      .where(eq(customPages.id, id));
  },
});
