'use client';
import { useMemo, useState } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { Button } from '../Button/Button.tsx';
import { fillMessage } from '../messages/fillMessage.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './DiffView.css.ts';
import { messages } from './messages.ts';
import { lineDiff, type LineBlock } from './textDiff.ts';

const tags = { same: 'div', removed: 'del', added: 'ins' } as const;
const signs = { same: '', removed: '−', added: '+' } as const;

/** The lines that differ between two texts; unchanged lines far from a change are folded. */
export function LineDiff({ before, after }: { before: string; after: string }) {
  const blocks = useMemo(() => lineDiff(before, after), [before, after]);
  const [opened, setOpened] = useState<readonly number[]>([]);
  return (
    <div className={styles.lines}>
      {blocks.map((block, index) =>
        block.isFolded && !opened.includes(index) ? (
          <Folded key={index} count={block.lines.length} onOpen={() => setOpened([...opened, index])} />
        ) : (
          <Lines key={index} block={block} />
        ),
      )}
    </div>
  );
}

function Folded({ count, onOpen }: { count: number; onOpen: () => void }) {
  const t = useUiMessages(messages);
  const { locale } = useLocale();
  return (
    <Button size="xs" variant="ghost" onPress={onOpen}>
      {fillMessage(t.diffShow, { count }, locale)}
    </Button>
  );
}

function Lines({ block: { kind, lines } }: { block: LineBlock }) {
  const t = useUiMessages(messages);
  const Tag = tags[kind];
  return lines.map((line, index) => (
    <Tag key={index} className={cx(styles.line, styles.lineKind[kind])}>
      <span aria-hidden="true" className={styles.sign}>
        {signs[kind]}
      </span>
      <span dir="auto" className={styles.lineText}>
        {index === 0 && kind !== 'same' && (
          <VisuallyHidden>{`${kind === 'added' ? t.diffAdded : t.diffRemoved}: `}</VisuallyHidden>
        )}
        {line || '\u00a0'}
      </span>
    </Tag>
  ));
}
