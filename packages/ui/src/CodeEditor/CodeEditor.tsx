'use client';
import { type CSSProperties, lazy, type Ref, Suspense, useId } from 'react';
import * as fieldStyles from '../field/field.css.ts';
import type { FieldLabels } from '../field/FieldParts.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { CodeValueProps } from './CodeValueProps.ts';
import { messages } from './messages.ts';
import * as styles from './CodeEditor.css.ts';

// The editor is 100 to 150 kB: pages with the field load it after their first view.
const CodeView = lazy(() => import('./CodeView.tsx').then((m) => ({ default: m.CodeView })));

export interface CodeEditorProps extends FieldLabels, CodeValueProps {
  'aria-label'?: string;
  /** How many rows it shows when it is empty. @default 10 */
  minRows?: number;
  /** How many rows it grows to before it scrolls. @default 30 */
  maxRows?: number;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** Code with highlighting, completion and marked problems. For plain text use `TextArea`. */
export const CodeEditor = withRef(function CodeEditor({
  label,
  description,
  errorMessage,
  isRequired = false,
  isInvalid,
  minRows = 10,
  maxRows = 30,
  className,
  style,
  ref,
  ...props
}: CodeEditorProps) {
  const t = useUiMessages(messages);
  const ids = useId();
  const hasError = isInvalid ?? Boolean(errorMessage);
  const name = typeof label === 'string' ? label : (props['aria-label'] ?? '');
  return (
    <div
      ref={ref}
      className={cx(fieldStyles.field, className)}
      style={{ ...style, '--segno-min-rows': minRows, '--segno-max-rows': maxRows } as CSSProperties}
      data-invalid={hasError || undefined}
      data-readonly={props.isReadOnly || undefined}
    >
      {label !== undefined && (
        <span className={fieldStyles.label}>
          {label}
          {isRequired && (
            <span aria-hidden="true" className={fieldStyles.asterisk}>
              {' *'}
            </span>
          )}
        </span>
      )}
      <Suspense
        fallback={
          <div className={cx(styles.box, styles.waiting)} aria-busy="true">
            <Skeleton width="50%" />
            <VisuallyHidden>{t.loading}</VisuallyHidden>
          </div>
        }
      >
        <CodeView
          {...props}
          name={props.name}
          accessibleName={name}
          isInvalid={hasError}
          isRequired={isRequired}
        />
      </Suspense>
      <div id={`${ids}h`} className={fieldStyles.field}>
        <span className={fieldStyles.description}>
          {description} {!props.isReadOnly && t.codeTabHelp}
        </span>
        {errorMessage ? (
          <span role="alert" className={fieldStyles.error}>
            {errorMessage}
          </span>
        ) : null}
      </div>
    </div>
  );
});
