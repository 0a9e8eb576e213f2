import { page, requireCanonical } from '@segno/base';
import { imageUrl, radioPath as pathOf, radioTracksQuery, readId } from '@segno/data';
import { messages } from '../messages/radio.en.ts';
import { RadioScreen } from './RadioScreen.tsx';

export const radioPage = page({
  path: '/radio/:seedType/:seedId/:seedName?',
  params: { seedType: ['track', 'album', 'artist', 'genre', 'tag', 'playlist'], seedId: readId },
  rule: { permission: 'music.view' },
  load: async ({ client, params: { seedType, seedId }, url }) => {
    const { seed } = await client.query({ ...radioTracksQuery(seedType, seedId), staleTime: 'static' });
    requireCanonical(pathOf(seed.type, seed), url);
  },
  meta: ({ client, params: { seedType, seedId }, translator }) => {
    const seed = client.getQueryData(radioTracksQuery(seedType, seedId).queryKey)?.seed;
    const t = translator(messages);
    return (
      seed && {
        title: t('radio.title', { name: seed.name }),
        description: t('radio.description', { name: seed.name }),
        image: imageUrl(seed.image, 1024),
        path: pathOf(seed.type, seed),
        isHidden: true,
      }
    );
  },
  screen: RadioScreen,
});
