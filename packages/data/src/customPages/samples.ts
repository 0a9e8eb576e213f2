import type { CustomPageResponse } from './contract.ts';

/** A custom page of a site. */
export const sampleCustomPage: CustomPageResponse = {
  page: {
    id: 3,
    slug: 'about',
    title: 'About us',
    body: '<p>Segno plays music of <strong>independent</strong> artists.</p><h2>Who we are</h2><ul><li>Four people in Lisbon</li><li>One server</li></ul>',
    updated_at: '2026-10-12T08:30:00.000Z',
  },
  seo: { title: 'About us', description: 'Who plays the music here.', is_hidden: false },
};
