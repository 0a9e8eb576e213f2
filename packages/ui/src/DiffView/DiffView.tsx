'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChevronEndIcon } from '../icons/ChevronEndIcon.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import { Text } from '../Text/Text.tsx';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './DiffView.css.ts';
import { LineDiff } from './LineDiff.tsx';
import { messages } from './messages.ts';
import { wordDiff } from './textDiff.ts';

/** One changed value. Null, undefined and the empty string are no value. */
export interface DiffChange {
  /** The name of the value. */
  label: ReactNode;
  before?: ReactNode;
  after?: ReactNode;
  /**
   * `value` shows both values whole, `text` the words or lines that differ; for that both are strings.
   *
   * @default 'text' for two strings of which one has several lines or more than 60 characters
   */
  format?: 'value' | 'text';
}

export interface DiffViewProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  changes: readonly DiffChange[];
}

const isNone = (value: ReactNode) => value === undefined || value === null || value === '';

/** Shows what changed between two versions of a record: values, words and lines. */
export const DiffView = withRef(function DiffView({ changes, className, ...props }: DiffViewProps) {
  const t = useUiMessages(messages);
  if (changes.length === 0)
    return (
      <Text as="p" tone="muted">
        {t.diffNone}
      </Text>
    );
  return (
    <dl {...props} className={cx(styles.view, className)}>
      {changes.map((change, index) => (
        <div key={index} className={styles.change}>
          <dt className={styles.label}>{change.label}</dt>
          <dd className={styles.content}>
            <Change {...change} />
          </dd>
        </div>
      ))}
    </dl>
  );
});

function Change({ before, after, format }: DiffChange) {
  if (typeof before === 'string' && typeof after === 'string') {
    const hasLines = before.includes('\n') || after.includes('\n');
    const isText = format ? format === 'text' : hasLines || Math.max(before.length, after.length) > 60;
    if (isText && hasLines) return <LineDiff before={before} after={after} />;
    if (isText && before !== '' && after !== '') return <WordDiff before={before} after={after} />;
  }
  return (
    <span className={styles.values}>
      <Value kind="removed">{before}</Value>
      <ChevronEndIcon size="1em" />
      <Value kind="added">{after}</Value>
    </span>
  );
}

function Value({ kind, children }: { kind: 'removed' | 'added'; children: ReactNode }) {
  const t = useUiMessages(messages);
  const Tag = kind === 'removed' ? 'del' : 'ins';
  return (
    <span>
      <VisuallyHidden>{`${kind === 'removed' ? t.diffRemoved : t.diffAdded}: `}</VisuallyHidden>
      {isNone(children) ? (
        <span className={styles.empty}>{t.diffEmpty}</span>
      ) : (
        <Tag className={kind === 'removed' ? styles.removed : styles.added}>
          <bdi>{children}</bdi>
        </Tag>
      )}
    </span>
  );
}

function WordDiff({ before, after }: { before: string; after: string }) {
  const t = useUiMessages(messages);
  return (
    <p dir="auto" className={styles.text}>
      {wordDiff(before, after).map(({ kind, text }, index) =>
        kind === 'same' ? (
          <span key={index}>{text}</span>
        ) : (
          <span key={index}>
            <VisuallyHidden>{`${kind === 'added' ? t.diffAdded : t.diffRemoved}: `}</VisuallyHidden>
            {kind === 'added' ? (
              <ins className={styles.added}>{text}</ins>
            ) : (
              <del className={styles.removed}>{text}</del>
            )}
          </span>
        ),
      )}
    </p>
  );
}
