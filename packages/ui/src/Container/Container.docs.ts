import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Centres the content of a page and keeps it away from the edges.',
  instead: [
    { when: 'it is the frame of a whole application', take: 'SidebarLayout or DashboardLayout' },
    { when: 'a part of a page needs space', take: 'Box or Stack' },
  ],
  anatomy: [{ part: 'Column', is: '`page` fills all but the widest screens, `text` keeps lines readable' }],
  keyboard: [],
} satisfies ComponentDocs;
