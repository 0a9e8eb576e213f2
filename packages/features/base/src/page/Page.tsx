import { Heading, Inline, Stack } from '@segno/ui';
import type { ReactNode } from 'react';

export interface PageProps {
  title: string;
  /** A text under the title. */
  description?: ReactNode;
  /** Actions for the whole page, at the end of the title's line. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A page with a plain head: its title, which is the only first-level heading, and its actions. */
export function Page({ title, description, actions, children }: PageProps) {
  return (
    <Stack space="lg">
      <Inline space="md" align="center" justify="between" wrap>
        <Stack space="2xs">
          <Heading level={1}>
            <bdi>{title}</bdi>
          </Heading>
          {description}
        </Stack>
        {actions}
      </Inline>
      {children}
    </Stack>
  );
}
