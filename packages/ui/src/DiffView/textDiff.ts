import { diffLines, diffWordsWithSpace } from 'diff';

export type DiffKind = 'same' | 'added' | 'removed';

export interface DiffPart {
  readonly kind: DiffKind;
  readonly text: string;
}

/** Unchanged lines that are shown before and after a change. */
const context = 2;
/** Texts that differ more than this are shown as a whole, because a comparison of them takes long and says little. */
const maxEditLength = 1000;

type Change = { value: string; added: boolean; removed: boolean };

const kindOf = ({ added, removed }: Change): DiffKind => (added ? 'added' : removed ? 'removed' : 'same');

const whole = (before: string, after: string): DiffPart[] => [
  { kind: 'removed', text: before },
  { kind: 'added', text: after },
];

/** The words that differ between two texts. */
export const wordDiff = (before: string, after: string): DiffPart[] =>
  diffWordsWithSpace(before, after, { maxEditLength })?.map((change) => ({
    kind: kindOf(change),
    text: change.value,
  })) ?? whole(before, after);

export interface LineBlock {
  readonly kind: DiffKind;
  readonly lines: readonly string[];
  /** Far from every change: shown on request. */
  readonly isFolded: boolean;
}

const linesOf = (text: string) => text.replace(/\n$/, '').split('\n');

/** The lines that differ between two texts, with the unchanged lines between them. */
export function lineDiff(before: string, after: string): LineBlock[] {
  const changes = diffLines(before, after, { maxEditLength, ignoreNewlineAtEof: true });
  const parts =
    changes?.map((change) => ({ kind: kindOf(change), text: change.value })) ?? whole(before, after);
  return parts.flatMap(({ kind, text }, index): LineBlock[] => {
    const lines = linesOf(text);
    if (kind !== 'same') return [{ kind, lines, isFolded: false }];
    const head = index === 0 ? 0 : context;
    const tail = index === parts.length - 1 ? 0 : context;
    const folded = lines.slice(head, lines.length - tail);
    // One line takes no more room than the button that shows it.
    if (lines.length - head - tail <= 1) return [{ kind, lines, isFolded: false }];
    return [
      { kind, lines: lines.slice(0, head), isFolded: false },
      { kind, lines: folded, isFolded: true },
      { kind, lines: tail > 0 ? lines.slice(-tail) : [], isFolded: false },
    ].filter((block) => block.lines.length > 0);
  });
}
