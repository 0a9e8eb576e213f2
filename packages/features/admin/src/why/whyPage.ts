import { page } from '@segno/base';
import { adminWhyQuery } from '@segno/data';
import { messages } from '../messages/en.ts';
import { readSubject } from './readSubject.ts';
import { WhyScreen } from './WhyScreen.tsx';

export const whyPage = page({
  path: '/admin/why',
  frame: 'work',
  rule: { permission: 'users.update', query: ['kind', 'id'] },
  load: ({ client, url }) => {
    const subject = readSubject(url?.searchParams ?? new URLSearchParams());
    return subject.kind === 'guest' || subject.id !== undefined
      ? client.query({ ...adminWhyQuery(subject), staleTime: 'static' })
      : undefined;
  },
  meta: ({ translator }) => ({ title: translator(messages)('page.why') }),
  screen: WhyScreen,
});
