import { page } from '@segno/base';
import { feedPath, feedQuery } from '@segno/data';
import { socialMessages } from '../messages/social.en.ts';
import { FeedScreen } from './FeedScreen.tsx';

export const feedPage = page({
  path: '/feed',
  rule: { guard: 'signedIn' },
  load: ({ client }) => client.infiniteQuery({ ...feedQuery(), staleTime: 'static' }),
  meta: ({ translator }) => ({ title: translator(socialMessages)('feed.title'), path: feedPath() }),
  screen: FeedScreen,
});
