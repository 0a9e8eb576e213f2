'use client';
import { useIsSSR } from 'react-aria/SSRProvider';
import { type CSSProperties, lazy, type ReactNode, type Ref, Suspense, useId } from 'react';
import * as fieldStyles from '../field/field.css.ts';
import type { FieldLabels } from '../field/FieldParts.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { messages } from './messages.ts';
import type { RichTextValueProps } from './RichTextValueProps.ts';
import * as styles from './RichTextField.css.ts';

// The editor is 90 kB: pages with the field load it after their first view.
const RichTextEditor = lazy(() =>
  import('./RichTextEditor.tsx').then((m) => ({ default: m.RichTextEditor })),
);

export interface RichTextFieldProps extends FieldLabels, RichTextValueProps {
  /** How many rows of text it shows when it is empty. @default 6 */
  minRows?: number;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLDivElement>;
}

/** Text with headings, lists and links, as HTML. For plain text use `TextArea`. */
export const RichTextField = withRef(function RichTextField({
  label,
  description,
  errorMessage,
  isRequired = false,
  isInvalid,
  minRows = 6,
  className,
  style,
  ref,
  ...props
}: RichTextFieldProps) {
  const t = useUiMessages(messages);
  const ids = useId();
  const labelId = label === undefined ? undefined : `${ids}l`;
  const helpId = `${ids}h`;
  const hasError = isInvalid ?? Boolean(errorMessage);
  // The editor needs a document.
  const isFromServer = useIsSSR();
  return (
    <div
      ref={ref}
      className={cx(fieldStyles.field, className)}
      style={{ ...style, '--segno-min-rows': minRows } as CSSProperties}
      data-invalid={hasError || undefined}
      data-disabled={props.isDisabled || undefined}
      data-readonly={props.isReadOnly || undefined}
    >
      {label !== undefined && (
        <span id={labelId} className={fieldStyles.label}>
          {label}
          {isRequired && (
            <span aria-hidden="true" className={fieldStyles.asterisk}>
              {' *'}
            </span>
          )}
        </span>
      )}
      {isFromServer ? (
        <Waiting text={t.loading} />
      ) : (
        <Suspense fallback={<Waiting text={t.loading} />}>
          <RichTextEditor
            {...props}
            labelId={labelId}
            helpId={helpId}
            isRequired={isRequired}
            isInvalid={hasError}
          />
        </Suspense>
      )}
      <Help id={helpId} description={description} errorMessage={errorMessage} />
    </div>
  );
});

const Waiting = ({ text }: { text: string }) => (
  <div className={styles.box} aria-busy="true">
    <div className={styles.waiting}>
      <Skeleton width="60%" />
      <Skeleton width="40%" />
    </div>
    <VisuallyHidden>{text}</VisuallyHidden>
  </div>
);

const Help = ({
  id,
  description,
  errorMessage,
}: {
  id: string;
  description?: ReactNode;
  errorMessage?: ReactNode;
}) => (
  <div id={id} className={fieldStyles.field}>
    {description !== undefined && <span className={fieldStyles.description}>{description}</span>}
    {errorMessage ? (
      <span role="alert" className={fieldStyles.error}>
        {errorMessage}
      </span>
    ) : null}
  </div>
);
