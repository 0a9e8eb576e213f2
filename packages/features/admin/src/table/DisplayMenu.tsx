import { useMessages } from '@segno/data';
import type { TableQuery } from '@segno/base';
import { Button, Menu, MenuItem, MenuSection, MenuTrigger } from '@segno/ui';
import { messages, type AdminKey } from '../messages/en.ts';
import type { AdminView } from '../views/AdminView.ts';
import { useDensity } from './useDensity.ts';

export interface DisplayMenuProps {
  view: AdminView;
  table: TableQuery<AdminView['resource']['table']>;
  shown: readonly string[];
  onShow: (ids: string[]) => void;
}

const ways = ['asc', 'desc'] as const;

/** Chooses the columns of a table, the height of its rows and its order. They are in its address. */
export function DisplayMenu({ view, table, shown, onShow }: DisplayMenuProps) {
  const t = useMessages(messages);
  const { isCompact, setCompact } = useDensity();
  const { columns, nameOrder } = view;
  const orders = [
    ...(nameOrder === undefined ? [] : [{ id: 'name', order: nameOrder }]),
    ...columns.flatMap(({ id, order }) => (order === undefined ? [] : [{ id, order }])),
  ];
  return (
    <MenuTrigger>
      <Button variant="ghost">{t('table.display')}</Button>
      <Menu aria-label={t('table.display')}>
        <MenuSection
          title={t('table.columns')}
          selectionMode="multiple"
          selectedKeys={shown}
          onSelectionChange={(keys) =>
            onShow(keys === 'all' ? columns.map(({ id }) => id) : [...keys].map(String))
          }
        >
          {columns.map(({ id }) => (
            <MenuItem key={id} id={id}>
              {t(`field.${id}` as AdminKey)}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSection
          title={t('table.rows')}
          selectionMode="multiple"
          selectedKeys={isCompact ? ['compact rows'] : []}
          onSelectionChange={(keys) => setCompact(keys === 'all' || keys.size > 0)}
        >
          <MenuItem id="compact rows">{t('table.compact')}</MenuItem>
        </MenuSection>
        {orders.length > 0 && (
          <MenuSection
            title={t('table.order')}
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[`${table.order} ${table.direction}`]}
            onSelectionChange={(keys) => {
              const [order = table.order, direction] = [...(keys === 'all' ? [] : keys)].join('').split(' ');
              table.sortBy(order, direction === 'desc' ? 'desc' : 'asc');
            }}
          >
            {orders.flatMap(({ id, order }) =>
              ways.map((way) => (
                <MenuItem key={`${order} ${way}`} id={`${order} ${way}`}>
                  {t(`order.${way}`, { field: t(`field.${id}` as AdminKey) })}
                </MenuItem>
              )),
            )}
          </MenuSection>
        )}
      </Menu>
    </MenuTrigger>
  );
}
