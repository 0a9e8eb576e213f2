import { Stack } from '@segno/ui';
import type { ReactNode } from 'react';
import { LoadMore, type Paging } from './LoadMore.tsx';

interface PagedItemsProps<T> {
  /** An infinite query with at least one page. */
  query: Paging & { data: { pages: readonly { pagination: { data: readonly T[] } }[] } };
  /** What is shown without items. */
  empty: ReactNode;
  /** Shows the items of all pages that were read. */
  children: (items: readonly T[]) => ReactNode;
}

/** The items of an infinite query. Further pages load on scroll. */
export function PagedItems<T>({ query, empty, children }: PagedItemsProps<T>) {
  const items = query.data.pages.flatMap(({ pagination }) => pagination.data);
  if (items.length === 0) return empty;
  return (
    <Stack space="lg">
      {children(items)}
      <LoadMore {...query} />
    </Stack>
  );
}
