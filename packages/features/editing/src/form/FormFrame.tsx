import { keepFocus } from '@segno/base';
import { Inline, Stack, type StackProps, Text } from '@segno/ui';
import { type FormHTMLAttributes, type ReactNode, useLayoutEffect, useRef } from 'react';
import * as css from './EditForm.css.ts';

/** A form in one column, in which a field is as wide as it is read. */
export const FormColumn = (props: FormHTMLAttributes<HTMLFormElement>) => (
  <form {...props} className={css.column} />
);

/** Content as wide as a form. */
export const FormWide = (props: StackProps) => <Stack {...props} className={css.column} />;

export interface SaveBarProps {
  /** What is not stored yet. */
  text: ReactNode;
  /** The buttons. */
  children: ReactNode;
}

/** The bar with the unsaved changes, at the end of the page while it scrolls. */
export function SaveBar({ text, children }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    return () => {
      // The pressed button goes with the bar.
      if (element?.contains(document.activeElement)) keepFocus();
    };
  }, []);
  return (
    <div ref={bar} className={css.saveBar}>
      <Inline space="sm" justify="between" wrap>
        <Text size="sm" tone="muted">
          {text}
        </Text>
        <Inline space="sm">{children}</Inline>
      </Inline>
    </div>
  );
}
