import { useSiteName } from '@segno/data';
import { Container, Link, Stack, Text } from '@segno/ui';
import type { ReactNode } from 'react';
import * as css from './CheckoutFrame.css.ts';

/** The window of the checkout: the name of the site, and nothing else beside the payment (BILLING-24). */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  const site = useSiteName();
  return (
    <Container width="text" className={css.frame}>
      <Link href="/">
        <Text weight="bold" size="lg">
          {site}
        </Text>
      </Link>
      <Stack space="lg">{children}</Stack>
    </Container>
  );
}
