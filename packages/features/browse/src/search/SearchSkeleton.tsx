import { Skeleton, Stack } from '@segno/ui';
import * as css from './SearchScreen.css.ts';

/** A placeholder of loading results, with the layout of the top result beside four tracks. */
export function SearchSkeleton() {
  return (
    <Stack space="xl" aria-hidden>
      <Skeleton height={36} width="60%" />
      <div className={css.best}>
        <div className={css.bestColumns}>
          <Skeleton height={256} radius="panel" />
          <Stack space="md">
            {Array.from({ length: 4 }, (_, index) => (
              <Skeleton key={index} height={52} />
            ))}
          </Stack>
        </div>
      </div>
    </Stack>
  );
}
