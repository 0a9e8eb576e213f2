import * as v from 'valibot';
import { adminFields, adminTimes, defineAdminResource } from '../admin/defineAdminResource.ts';
import { line, optionalText } from '../admin/fields.ts';
import { Id, Timestamp } from '../shared/contract.ts';
import { defineTable } from '../tables/defineTable.ts';

/** Who reads a published custom page. */
export const customPageReaders = ['everyone', 'signedIn'] as const;

/** A page that the operator of the site has written. */
export const CustomPage = v.object({
  id: Id,
  slug: v.string(),
  title: v.string(),
  /** Sanitised HTML. */
  body: v.string(),
  updated_at: Timestamp,
});
export type CustomPage = v.InferOutput<typeof CustomPage>;

/** What search engines and previews of links show of a page. */
export const CustomPageSeo = v.object({
  title: v.string(),
  description: v.nullable(v.string()),
  /** Whether search engines leave the page out. */
  is_hidden: v.boolean(),
});

export const CustomPageResponse = v.object({ page: CustomPage, seo: CustomPageSeo });
export type CustomPageResponse = v.InferOutput<typeof CustomPageResponse>;

/** The path of a custom page: its id, or its slug. */
export const CustomPageParam = v.object({ idOrSlug: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) });

export const AdminCustomPage = v.object({
  ...adminFields,
  title: v.string(),
  slug: v.string(),
  /** Sanitised HTML. */
  body: v.string(),
  readers: v.picklist(customPageReaders),
  published: v.boolean(),
  seo_title: v.nullable(v.string()),
  seo_description: v.nullable(v.string()),
  ...adminTimes,
});
export type AdminCustomPage = v.InferOutput<typeof AdminCustomPage>;

/** The largest body of a custom page, in characters of HTML. */
export const maxCustomPageBody = 200_000;

export const adminCustomPages = defineAdminResource({
  name: 'custom-pages',
  permission: 'custom_pages.update',
  table: defineTable({
    orders: { name: 'asc', created: 'desc', updated: 'desc' },
    order: 'updated',
    filters: {
      published: { kind: 'choice', values: ['yes', 'no'] },
      readers: { kind: 'choice', values: customPageReaders },
      created_at: { kind: 'day' },
    },
  }),
  record: AdminCustomPage,
  input: v.object({
    title: line(200),
    /** Made from the title when it is empty. */
    slug: v.pipe(v.string(), v.trim(), v.maxLength(100, 'Use at most 100 characters.')),
    body: v.pipe(v.string(), v.maxLength(maxCustomPageBody, 'This page is too long.')),
    published: v.boolean(),
    readers: v.picklist(customPageReaders),
    seo_title: optionalText(120),
    seo_description: optionalText(300),
  }),
});
