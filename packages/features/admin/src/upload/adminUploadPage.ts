import { page } from '@segno/base';
import { managedArtistsQuery } from '@segno/data';
import { messages } from '../messages/en.ts';
import { AdminUploadScreen } from './AdminUploadScreen.tsx';

export const adminUploadPage = page({
  path: '/admin/upload',
  frame: 'work',
  rule: { permission: 'music.update' },
  load: ({ client }) => client.query({ ...managedArtistsQuery(), staleTime: 'static' }),
  meta: ({ translator }) => ({ title: translator(messages)('page.upload') }),
  screen: AdminUploadScreen,
});
