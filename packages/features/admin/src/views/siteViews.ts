import { adminCustomPages, customPagePath } from '@segno/data';
import { choice, defineView, flag, long, text } from './AdminView.ts';

export const customPagesView = defineView(adminCustomPages, {
  nameOf: ({ title }) => String(title),
  nameOrder: 'name',
  columns: [
    { id: 'slug', kind: 'text' },
    { id: 'published', kind: 'flag' },
    { id: 'readers', kind: 'choice' },
    { id: 'updated_at', kind: 'time', order: 'updated' },
  ],
  tabs: [
    {
      name: 'details',
      groups: [
        { name: 'basics', fields: [text('title'), text('slug', 'slug'), { name: 'body', kind: 'rich' }] },
        { name: 'content', fields: [flag('published'), choice('readers', ['everyone', 'signedIn'])] },
        { name: 'search', fields: [text('seo_title'), long('seo_description')] },
      ],
    },
  ],
  blank: {
    title: '',
    slug: '',
    body: '',
    published: false,
    readers: 'everyone',
    seo_title: null,
    seo_description: null,
  },
  siteHref: ({ slug }) => customPagePath({ slug: String(slug) }),
});
