import { useMessages } from '@segno/data';
import { ColorSwatch, Inline, Text } from '@segno/ui';
import { useMemo } from 'react';
import { differencesOf, textOf } from '../editor/differences.ts';
import { draftMessages } from '../messages/drafts.en.ts';
import * as css from './DifferenceTable.css.ts';
import { usePlaceName } from './usePlaceName.ts';

/** How many differences are shown. */
const most = 200;

interface DifferenceTableProps {
  before: unknown;
  after: unknown;
  /** @default 'Published' */
  beforeTitle?: string;
  /** @default 'Draft' */
  afterTitle?: string;
}

/** The values that differ between what is published and what is edited. */
export function DifferenceTable({ before, after, beforeTitle, afterTitle }: DifferenceTableProps) {
  const t = useMessages(draftMessages);
  const placeName = usePlaceName();
  const all = useMemo(() => differencesOf(before, after), [before, after]);
  if (all.length === 0) return <Text tone="muted">{t('draft.same')}</Text>;
  return (
    <table className={css.table} aria-label={t('draft.differences')}>
      <thead>
        <tr>
          <th scope="col">{beforeTitle ?? t('draft.before')}</th>
          <th scope="col">{afterTitle ?? t('draft.after')}</th>
        </tr>
      </thead>
      {all.slice(0, most).map((difference) => (
        <tbody key={difference.path.join('/')} className={css.group}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {placeName(difference.path)}
            </th>
          </tr>
          <tr>
            <td>
              <DifferingValue value={difference.before} />
            </td>
            <td>
              <DifferingValue value={difference.after} />
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

/** A value as text, with a picture of a colour or of a picture. */
export function DifferingValue({ value }: { value: unknown }) {
  const text = textOf(value);
  if (/^#[\da-f]{6}(?:[\da-f]{2})?$/i.test(text))
    return (
      <Inline space="2xs">
        <ColorSwatch size="2xs" color={text} aria-hidden />
        <code dir="ltr">{text}</code>
      </Inline>
    );
  if (/^\/\S+\.(?:png|jpg|webp|svg|avif|gif)$/.test(text))
    return <img src={text} alt={text} className={css.picture} />;
  return text;
}
