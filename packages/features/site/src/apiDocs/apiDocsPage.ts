import { page } from '@segno/base';
import { ApiError, apiQuery, defaultErrorMessage, readSetting } from '@segno/data';
import { apiDocsMessages } from '../messages/apiDocs.en.ts';
import { ApiDocsScreen } from './ApiDocsScreen.tsx';

export const apiDocsPage = page({
  path: '/api-docs/:resource?',
  rule: { permission: 'api.access' },
  load: ({ client, startup }) => {
    if (readSetting(startup.settings, 'api.enable') === false)
      throw new ApiError({ status: 404, code: 'not_found', message: defaultErrorMessage });
    return client.query({ ...apiQuery(), staleTime: 'static' });
  },
  meta: ({ translator }) => {
    const t = translator(apiDocsMessages);
    return { title: t('api.title'), description: t('api.text') };
  },
  screen: ApiDocsScreen,
});
