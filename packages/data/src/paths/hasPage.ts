import { pages, takenSegments } from './pages.ts';

const firstSegment = (path: string) => path.split(/[/?#]/)[1] ?? '';
const ownSegments = new Set(Object.values(pages).map(firstSegment));

/** Whether a path can have a page: false for those of pages that are yet to come, and of the server. */
export const hasPage = (path: string): boolean => {
  const first = firstSegment(path);
  return ownSegments.has(first) || !takenSegments.has(first);
};
