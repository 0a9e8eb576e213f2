import { page } from '@segno/base';
import { messages } from '../messages/en.ts';
import { ContactScreen } from './ContactScreen.tsx';

export const contactPage = page({
  path: '/contact',
  meta: ({ translator }) => {
    const t = translator(messages);
    return { title: t('contact.title'), description: t('contact.text') };
  },
  screen: ContactScreen,
});
