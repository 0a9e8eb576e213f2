import { useStartup } from '@segno/data';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useEffectEvent, useLayoutEffect, useReducer, useState } from 'react';
import { UNSAFE_DataRouterDataContext as DataRouterDataContext, useLocation, useMatches } from 'react-router';
import { documentTitle, pageMeta } from './pageMeta.ts';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Updates the server-rendered description and canonical address after a navigation, and returns the page's title, which
 * follows the record of the page when that is renamed.
 */
export function useDocumentMeta(): string {
  const matches = useMatches();
  const { pathname } = useLocation();
  const client = useQueryClient();
  const startup = useStartup();
  const errors = useContext(DataRouterDataContext)?.errors;
  const failure: unknown = errors ? Object.values(errors)[0] : undefined;
  const [seo, setSeo] = useState<typeof import('./seoMeta.ts')>();
  const hasSeo = startup.settings.seo !== undefined;
  useEffect(() => {
    if (hasSeo) void import('./seoMeta.ts').then(setSeo);
  }, [hasSeo]);
  const [, rename] = useReducer((count: number) => count + 1, 0);
  const read = () => pageMeta(matches, client, startup, pathname, failure, seo?.seoMeta);
  const meta = read();
  const title = documentTitle(meta);
  const compare = useEffectEvent(() => {
    const now = read();
    // Without a title the record is deleted, and the page about to be left.
    if (now.title && documentTitle(now) !== title) rename();
  });
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') compare();
      }),
    [client],
  );
  useBrowserLayoutEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', meta.description ?? '');
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', meta.url);
  }, [meta.description, meta.url]);
  return title;
}
