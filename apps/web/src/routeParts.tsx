import type { AnyPage } from '@segno/base';
import { useLoaderData } from 'react-router';
import { pageLoader } from './pageLoader.ts';

/** The parts of a route that are loaded with the code of its page. */
export function routeParts(page: AnyPage) {
  const { screen: Screen, meta, frame } = page;
  return {
    // The loader has parsed the parameters of the path.
    Component: () => <Screen params={useLoaderData<unknown>()} />,
    handle: { meta, frame },
    loader: pageLoader(page),
  };
}
