import { page, requireCanonical } from '@segno/base';
import {
  imageUrl,
  labelAlbumsQuery,
  labelArtistsQuery,
  labelPath,
  labelQuery,
  labelTracksQuery,
  readId,
} from '@segno/data';
import { socialMessages } from '../messages/social.en.ts';
import { LabelScreen } from './LabelScreen.tsx';

/** The albums are the first view, whose address has no name of a tab. */
const viewOf = (tabName: 'albums' | 'artists' | 'tracks' | undefined) =>
  tabName === 'albums' ? undefined : tabName;

export const labelPage = page({
  path: '/label/:labelId/:labelName?/:tabName?',
  params: { labelId: readId, tabName: ['albums', 'artists', 'tracks'] },
  rule: { permission: 'music.view' },
  load: async ({ client, params: { labelId, tabName }, url }) => {
    const read = () => {
      if (tabName === 'artists')
        return client.infiniteQuery({ ...labelArtistsQuery(labelId), staleTime: 'static' });
      if (tabName === 'tracks')
        return client.infiniteQuery({ ...labelTracksQuery(labelId), staleTime: 'static' });
      return undefined;
    };
    const [label] = await Promise.all([
      client.query({ ...labelQuery(labelId), staleTime: 'static' }),
      // Their covers are in the head.
      client.infiniteQuery({ ...labelAlbumsQuery(labelId), staleTime: 'static' }),
      read(),
    ]);
    requireCanonical(labelPath(label, viewOf(tabName)), url);
  },
  meta: ({ client, params: { labelId, tabName }, translator }) => {
    const label = client.getQueryData(labelQuery(labelId).queryKey);
    return (
      label && {
        title: label.name,
        description: translator(socialMessages)('label.description', { name: label.name }),
        image: imageUrl(label.image, 1024),
        path: labelPath(label, viewOf(tabName)),
      }
    );
  },
  screen: LabelScreen,
});
