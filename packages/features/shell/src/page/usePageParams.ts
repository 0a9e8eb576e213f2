import type { PageName, PathParams } from '@segno/data';
import { useLoaderData } from 'react-router';

/** The parameters of the path of the screen's page, which the route has parsed: `usePageParams<'album'>().albumId`. */
export const usePageParams = <Name extends PageName>(): PathParams<Name> =>
  useLoaderData<unknown>() as PathParams<Name>;
