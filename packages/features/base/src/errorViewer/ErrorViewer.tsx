import { errorLogPath, type ErrorTrace, type TraceFrame, useCan, useMessages } from '@segno/data';
import {
  Button,
  ButtonLink,
  Dialog,
  type DialogProps,
  Heading,
  Inline,
  ScrollArea,
  Stack,
  Text,
} from '@segno/ui';
import { Fragment, useState } from 'react';
import { errorViewerMessages } from '../messages/errorViewer.en.ts';
import * as styles from './ErrorViewer.css.ts';

export interface ErrorViewerProps extends Pick<DialogProps, 'isOpen' | 'onOpenChange'> {
  error: ErrorTrace;
}

/** The first call of the program's own code, which is what a developer looks for. */
const firstFrame = ({ trace }: ErrorTrace): TraceFrame | undefined =>
  trace.find((part): part is TraceFrame => !('items' in part)) ??
  trace.flatMap((part) => ('items' in part ? part.items : part))[0];

/** The stack trace of an error of a server in debug mode, with the code of each call (ERROR-4). */
export function ErrorViewer({ error, ...props }: ErrorViewerProps) {
  const t = useMessages(errorViewerMessages);
  const can = useCan();
  const [selected, setSelected] = useState(() => firstFrame(error));
  return (
    <Dialog
      {...props}
      title={t('errorViewer.title')}
      size="fullscreen"
      footer={
        can('logs.view') && (
          <ButtonLink href={errorLogPath} download>
            {t('errorViewer.download')}
          </ButtonLink>
        )
      }
    >
      <Stack space="md">
        <Stack space="2xs">
          <code dir="ltr" className={styles.exception}>
            {error.exception}
          </code>
          <Heading level={3} className={styles.message}>
            {error.message}
          </Heading>
        </Stack>
        {selected ? (
          <div className={styles.parts}>
            <Frames error={error} selected={selected} onSelect={setSelected} />
            <Snippet frame={selected} />
          </div>
        ) : (
          <Text tone="muted">{t('errorViewer.noFrames')}</Text>
        )}
      </Stack>
    </Dialog>
  );
}

interface FramesProps {
  error: ErrorTrace;
  selected: TraceFrame;
  onSelect: (frame: TraceFrame) => void;
}

/** The calls, innermost first. Those of libraries are collapsed to one entry for each group, which opens and closes it. */
function Frames({ error: { trace, totalVendorGroups }, selected, onSelect }: FramesProps) {
  const t = useMessages(errorViewerMessages);
  const groups = trace.flatMap((part, index) => ('items' in part ? [index] : []));
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(new Set());
  const isExpanded = groups.every((index) => expanded.has(index));
  const toggle = (index: number) =>
    setExpanded((now) => new Set(now.has(index) ? [...now].filter((one) => one !== index) : [...now, index]));
  const entry = (frame: TraceFrame) => (
    <li key={frame.flatIndex}>
      <Button
        variant="ghost"
        className={styles.frame}
        aria-current={frame === selected || undefined}
        onPress={() => onSelect(frame)}
      >
        <bdi className={styles.file}>
          {frame.path.at(-1)}:{frame.lineNumber}
        </bdi>
        <bdi className={styles.place}>{frame.method ?? t('errorViewer.topLevel')}</bdi>
      </Button>
    </li>
  );
  return (
    <Stack space="xs">
      {totalVendorGroups > 0 && (
        <Inline>
          <Button variant="outline" onPress={() => setExpanded(new Set(isExpanded ? [] : groups))}>
            {t(isExpanded ? 'errorViewer.collapse' : 'errorViewer.expand')}
          </Button>
        </Inline>
      )}
      <ul aria-label={t('errorViewer.frames')} className={styles.frames}>
        {trace.map((part, index) => {
          if (!('items' in part)) return entry(part);
          const isOpen = expanded.has(index);
          return (
            <Fragment key={`group-${index}`}>
              <li>
                <Button
                  variant="ghost"
                  className={styles.frame}
                  aria-expanded={isOpen}
                  onPress={() => toggle(index)}
                >
                  {t('errorViewer.vendor', { count: part.items.length })}
                </Button>
              </li>
              {isOpen && part.items.map(entry)}
            </Fragment>
          );
        })}
      </ul>
    </Stack>
  );
}

/** The code around a call. The line that failed is marked. */
function Snippet({ frame: { path, lineNumber, codeSnippet } }: { frame: TraceFrame }) {
  const t = useMessages(errorViewerMessages);
  const place = `${path.join('/')}:${lineNumber}`;
  const lines = Object.entries(codeSnippet)
    .map(([number, text]) => ({ number: Number(number), text }))
    .toSorted((one, other) => one.number - other.number);
  return (
    <Stack space="xs">
      <Text as="p" tone="muted" size="sm" className={styles.message}>
        <bdi>{place}</bdi>
      </Text>
      {lines.length === 0 ? (
        <Text as="p">{t('errorViewer.noCode')}</Text>
      ) : (
        <ScrollArea orientation="both" aria-label={place} dir="ltr" translate="no" className={styles.code}>
          <pre className={styles.lines}>
            {lines.map(({ number, text }) => {
              const Line = number === lineNumber ? 'mark' : 'span';
              return (
                <Line key={number} className={number === lineNumber ? styles.failingLine : styles.line}>
                  <span className={styles.number}>{number}</span>
                  <span>{text}</span>
                </Line>
              );
            })}
          </pre>
        </ScrollArea>
      )}
    </Stack>
  );
}
