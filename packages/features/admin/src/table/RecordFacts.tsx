import { DescriptionItem, DescriptionList } from '@segno/ui';
import type { AdminColumn, AnyRecord } from '../views/AdminView.ts';
import { useCellText } from './useCellText.ts';
import { useColumnLabel } from './useColumnLabel.ts';

export interface RecordFactsProps {
  record: AnyRecord;
  columns: readonly AdminColumn[];
}

/** The values of a record that has no form, as its table writes them. Empty ones are left out. */
export function RecordFacts({ record, columns }: RecordFactsProps) {
  const textOf = useCellText();
  const labelOf = useColumnLabel();
  const facts = columns.map((column) => ({ id: column.id, text: textOf(record, column) }));
  return (
    <DescriptionList>
      {facts
        .filter(({ text }) => text !== '')
        .map(({ id, text }) => (
          <DescriptionItem key={id} term={labelOf(id)}>
            <bdi>{text}</bdi>
          </DescriptionItem>
        ))}
    </DescriptionList>
  );
}
