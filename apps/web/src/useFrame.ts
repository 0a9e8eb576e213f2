import type { PageFrame } from '@segno/base';
import { useMatches } from 'react-router';

const hasFrame = (handle: unknown): handle is { frame?: PageFrame } =>
  typeof handle === 'object' && handle !== null && 'frame' in handle;

/** What surrounds the page. A page that could not be shown has the menus of the site, as a way on. */
export function useFrame(): PageFrame | undefined {
  const match = useMatches().at(-1);
  return match?.loaderData && hasFrame(match.handle) ? match.handle.frame : undefined;
}
