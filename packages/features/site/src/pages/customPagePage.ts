import { page, requireCanonical } from '@segno/base';
import { customPagePath, customPageQuery, readId } from '@segno/data';
import { CustomPageScreen } from './CustomPageScreen.tsx';

/** The id or the slug that an address has: `/pages/about`, or `/pages/3/about`. */
const queryOf = ({ pageKey }: { pageKey: string }) => customPageQuery(pageKey);

export const customPagePage = page({
  path: '/pages/:pageKey/:pageSlug?',
  load: async ({ client, params, url }) => {
    const { page: found } = await client.query({ ...queryOf(params), staleTime: 'static' });
    const path = customPagePath(found);
    // An address with an id keeps working after a change of the slug.
    const isById = readId(params.pageKey) !== undefined;
    requireCanonical(
      isById && params.pageSlug !== undefined ? path.replace('/pages/', `/pages/${found.id}/`) : path,
      url,
    );
  },
  meta: ({ client, params }) => {
    const found = client.getQueryData(queryOf(params).queryKey);
    return (
      found && {
        title: found.seo.title,
        path: customPagePath(found.page),
        isHidden: found.seo.is_hidden,
        ...(found.seo.description !== null && { description: found.seo.description }),
      }
    );
  },
  screen: CustomPageScreen,
});
