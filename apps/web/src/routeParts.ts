import type { PageName } from '@segno/data';
import type { ComponentType } from 'react';
import { type Load, pageLoader } from './pageLoader.ts';
import type { MetaOf } from './pageMeta.ts';

/** What a file of `routes` exports. */
export interface PageModule<Name extends PageName> {
  Component: ComponentType;
  /** Ensures the queries of the first view. @default the page has none */
  load?: Load<Name>;
  /** The title of the page, and what search engines and previews of links show. */
  meta: MetaOf<Name>;
}

/** The parts of a route that are loaded with the code of its page. */
export const routeParts = <Name extends PageName>({ Component, load, meta }: PageModule<Name>) => ({
  Component,
  handle: { meta },
  loader: pageLoader(load),
});
