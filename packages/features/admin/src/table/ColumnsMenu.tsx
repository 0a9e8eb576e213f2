import { useMessages } from '@segno/data';
import { Button, Menu, MenuItem, MenuTrigger } from '@segno/ui';
import { messages, type AdminKey } from '../messages/en.ts';

export interface ColumnsMenuProps {
  columns: readonly { id: string }[];
  shown: readonly string[];
  onChange: (ids: string[]) => void;
}

/** Chooses the columns of a table. They are in its address. */
export function ColumnsMenu({ columns, shown, onChange }: ColumnsMenuProps) {
  const t = useMessages(messages);
  return (
    <MenuTrigger>
      <Button variant="ghost">{t('table.columns')}</Button>
      <Menu
        aria-label={t('table.columns')}
        selectionMode="multiple"
        selectedKeys={shown}
        onSelectionChange={(keys) =>
          onChange(keys === 'all' ? columns.map(({ id }) => id) : [...keys].map(String))
        }
      >
        {columns.map(({ id }) => (
          <MenuItem key={id} id={id}>
            {t(`field.${id}` as AdminKey)}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
