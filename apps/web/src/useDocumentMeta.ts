import { useStartup } from '@segno/data';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useLocation, useMatches } from 'react-router';
import { pageMeta } from './pageMeta.ts';

const useBrowserLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;

/** Keeps title, description and canonical address those of the page; the server wrote the first ones. */
export function useDocumentMeta() {
  const matches = useMatches();
  const { pathname } = useLocation();
  const client = useQueryClient();
  const startup = useStartup();
  useBrowserLayoutEffect(() => {
    const meta = pageMeta(matches, client, startup, pathname);
    document.title = meta.title ? `${meta.title} - ${meta.siteName}` : meta.siteName;
    document.querySelector('meta[name="description"]')?.setAttribute('content', meta.description ?? '');
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', meta.url);
  }, [matches, client, startup, pathname]);
}
