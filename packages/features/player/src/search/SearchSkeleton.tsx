import { Grid, Skeleton, Stack } from '@segno/ui';

/** The shape of results that are on their way. */
export function SearchSkeleton() {
  return (
    <Stack space="lg" aria-hidden>
      <Skeleton height={36} width="60%" />
      <Grid minItemWidth={152} space="lg">
        {Array.from({ length: 6 }, (_, index) => (
          <Stack key={index} space="xs">
            <Skeleton ratio={1} />
            <Skeleton height={14} width="70%" />
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}
