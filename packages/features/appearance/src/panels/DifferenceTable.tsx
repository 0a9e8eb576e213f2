import { useMessages } from '@segno/data';
import { Text } from '@segno/ui';
import { useMemo } from 'react';
import { differencesOf, textOf } from '../editor/differences.ts';
import { draftMessages } from '../messages/drafts.en.ts';
import * as css from './DifferenceTable.css.ts';

/** How many differences are shown. */
const most = 200;

/** The values that differ between what is published and what is edited. */
export function DifferenceTable({ before, after }: { before: unknown; after: unknown }) {
  const t = useMessages(draftMessages);
  const all = useMemo(() => differencesOf(before, after), [before, after]);
  if (all.length === 0) return <Text tone="muted">{t('draft.same')}</Text>;
  return (
    <table className={css.table} aria-label={t('draft.differences')}>
      <thead>
        <tr>
          <th scope="col">{t('draft.place')}</th>
          <th scope="col">{t('draft.before')}</th>
          <th scope="col">{t('draft.after')}</th>
        </tr>
      </thead>
      <tbody>
        {all.slice(0, most).map((difference) => (
          <tr key={difference.path.join('/')}>
            <th scope="row">{difference.path.join(' › ')}</th>
            <td>{textOf(difference.before)}</td>
            <td>{textOf(difference.after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
