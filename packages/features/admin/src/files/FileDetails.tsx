import { useMessages } from '@segno/data';
import { DescriptionItem, DescriptionList } from '@segno/ui';
import { messages, type AdminKey } from '../messages/en.ts';
import { useCellText } from '../table/useCellText.ts';
import type { AdminColumn, AnyRecord } from '../views/AdminView.ts';

/** What the table of files shows of each. */
export const fileColumns: readonly AdminColumn[] = [
  { id: 'owner', kind: 'ref' },
  { id: 'mime', kind: 'text' },
  { id: 'file_size', kind: 'size', order: 'size' },
  { id: 'disk', kind: 'choice' },
  { id: 'created_at', kind: 'time', order: 'created' },
];

/** A stored file, which nobody changes. */
export function FileDetails({ record }: { record: AnyRecord }) {
  const t = useMessages(messages);
  const textOf = useCellText();
  return (
    <DescriptionList>
      {fileColumns.map((column) => (
        <DescriptionItem key={column.id} term={t(`field.${column.id}` as AdminKey)}>
          {textOf(record, column) || '—'}
        </DescriptionItem>
      ))}
    </DescriptionList>
  );
}
