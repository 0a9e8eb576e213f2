'use client';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { useEvent } from '../ref/useEvent.ts';

export interface RouterProviderProps {
  /** Navigates inside the application. The path contains search and hash. The options are those of the component. */
  navigate: ComponentProps<typeof AriaRouterProvider>['navigate'];
  /** The path of the application, such as `/shop`. Every `href` contains it, and `navigate` gets the rest. */
  basename?: string;
  children: ReactNode;
}

/** Our links, and the links that react-aria creates for rows and options with an address. */
const links = 'a[href][class*="segno-"], [data-href] > a[href]';

/** The address that a click on this element opens inside the application, if any. */
function innerAddress(target: EventTarget | null): URL | undefined {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!anchor?.matches(links) || anchor.hasAttribute('download')) return undefined;
  if ((anchor.target && anchor.target !== '_self') || anchor.rel.split(' ').includes('external'))
    return undefined;
  const url = new URL(anchor.href, location.href);
  if (url.origin !== location.origin) return undefined;
  // The browser scrolls to a fragment of the same page.
  const isFragment = url.hash && url.pathname === location.pathname && url.search === location.search;
  return isFragment ? undefined : url;
}

/**
 * Makes every component with `href` navigate with the application's router instead of loading a document. Links that
 * open elsewhere stay native: with modifier keys, `target`, `download`, `rel="external"` or another origin.
 */
export function RouterProvider({ navigate, basename = '', children }: RouterProviderProps) {
  const base = basename.replace(/\/$/, '');
  const navigateInside = useEvent((href: string, options: Parameters<typeof navigate>[1]) => {
    const isInside = base !== '' && (href === base || href.startsWith(`${base}/`));
    navigate(isInside ? href.slice(base.length) || '/' : href, options);
  });
  // One listener for links that are native elements, which also work in server components.
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const url = innerAddress(event.target);
      if (!url || (base !== '' && url.pathname !== base && !url.pathname.startsWith(`${base}/`))) return;
      event.preventDefault();
      navigateInside(url.pathname + url.search + url.hash, undefined);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [base, navigateInside]);
  return <AriaRouterProvider navigate={navigateInside}>{children}</AriaRouterProvider>;
}
