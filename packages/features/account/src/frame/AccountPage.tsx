import { Heading, Stack, Text } from '@segno/ui';
import type { ReactNode } from 'react';
import * as styles from './AccountPage.css.ts';

interface AccountPageProps {
  title: string;
  text?: string;
  /** Links below the form. */
  links?: ReactNode;
  children?: ReactNode;
}

/** The layout of the pages for guests: a title, one form, and links to the other pages. */
export function AccountPage({ title, text, links, children }: AccountPageProps) {
  return (
    <div className={styles.page}>
      <Stack space="lg">
        <Stack space="xs">
          <Heading level={1}>{title}</Heading>
          {text && (
            <Text as="p" tone="muted">
              {text}
            </Text>
          )}
        </Stack>
        {children}
        {links && (
          <Text as="p" tone="muted">
            {links}
          </Text>
        )}
      </Stack>
    </div>
  );
}
