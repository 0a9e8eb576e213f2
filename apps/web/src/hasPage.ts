import { takenSegments } from '@segno/data';
import { pages } from './pages.ts';

const firstSegment = (path: string) => path.split('/')[1] ?? '';

/** The expression of a pattern such as `/album/:albumId/:artistName?`. */
const expressionOf = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`);

/** Whether a path can have a page: false for those of pages that are yet to come, and of the server. */
export function hasPage(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  const first = firstSegment(pathname);
  // A path of another first segment is that of a channel, which may exist.
  if (!takenSegments.has(first)) return true;
  return Object.keys(pages).some(
    (pattern) => firstSegment(pattern) === first && expressionOf(pattern).test(pathname),
  );
}
