import { useMessages } from '@segno/data';
import { Button, Menu, MenuItem, MenuTrigger } from '@segno/ui';
import { tableMessages } from '../messages/table.en.ts';

/** The menu of the columns that are shown. */
export function ColumnsMenu({
  columns,
  shown,
  onChange,
}: {
  columns: readonly { id: string; label: string }[];
  shown: readonly string[];
  onChange: (shown: readonly string[]) => void;
}) {
  const t = useMessages(tableMessages);
  if (columns.length < 2) return null;
  return (
    <MenuTrigger placement="bottom end">
      <Button variant="outline">{t('table.columns')}</Button>
      <Menu
        aria-label={t('table.columns')}
        selectionMode="multiple"
        selectedKeys={shown}
        onSelectionChange={(keys) =>
          onChange(columns.map(({ id }) => id).filter((id) => keys === 'all' || keys.has(id)))
        }
      >
        {columns.map(({ id, label }) => (
          <MenuItem key={id} id={id}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
