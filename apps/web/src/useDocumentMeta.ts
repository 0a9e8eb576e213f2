import { useStartup } from '@segno/data';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { UNSAFE_DataRouterDataContext as DataRouterDataContext, useLocation, useMatches } from 'react-router';
import { documentTitle, pageMeta } from './pageMeta.ts';

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Updates the server-rendered description and canonical address after a navigation, and returns the page's title. */
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
  const meta = useMemo(
    () => pageMeta(matches, client, startup, pathname, failure, seo?.seoMeta),
    [matches, client, startup, pathname, failure, seo],
  );
  useBrowserLayoutEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', meta.description ?? '');
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', meta.url);
  }, [meta]);
  return documentTitle(meta);
}
