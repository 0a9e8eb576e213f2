import { Grid } from '@segno/ui';
import type { ReactNode } from 'react';

/** Cards in as many columns as fit. For one row of cards, use `CardRow`. */
export const CardGrid = ({ children }: { children: ReactNode }) => (
  <Grid minItemWidth={152} space="lg">
    {children}
  </Grid>
);
