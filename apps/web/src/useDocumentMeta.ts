import { useStartup } from '@segno/data';
import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useLayoutEffect, useMemo } from 'react';
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
  const meta = useMemo(
    () => pageMeta(matches, client, startup, pathname, failure),
    [matches, client, startup, pathname, failure],
  );
  useBrowserLayoutEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', meta.description ?? '');
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', meta.url);
  }, [meta]);
  return documentTitle(meta);
}
