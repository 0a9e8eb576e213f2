import { type Menu, type MenuItem, useMessages } from '@segno/data';
import {
  Button,
  IconButton,
  Inline,
  PlusIcon,
  ReorderList,
  Select,
  SelectItem,
  Stack,
  Text,
  TextField,
  TrashIcon,
} from '@segno/ui';
import { useState } from 'react';
import { usePart } from '../editor/EditorContext.ts';
import { messages } from '../messages/en.ts';
import { IconPicker, MenuItemConditions, PagePicker } from './MenuItemConditions.tsx';

const positions = ['sidebar-primary', 'sidebar-secondary', 'mobile-bottom', 'landing-page-navbar'] as const;
type Position = (typeof positions)[number];
const visitors = ['everybody', 'guest', 'signedIn'] as const;
const subscriptions = ['any', 'subscribed', 'unsubscribed'] as const;

/** An id that no item of the menu has. */
const freeId = (items: readonly MenuItem[]) => {
  let serial = items.length + 1;
  while (items.some(({ id }) => id === `item-${serial}`)) serial += 1;
  return `item-${serial}`;
};

/** The items with some of them before another one, or at the end. */
function moved(items: readonly MenuItem[], keys: readonly string[], before: string | null): MenuItem[] {
  const rest = items.filter(({ id }) => !keys.includes(id));
  const at = before === null ? rest.length : rest.findIndex(({ id }) => id === before);
  return [...rest.slice(0, at), ...items.filter(({ id }) => keys.includes(id)), ...rest.slice(at)];
}

/** The menus of the site: their items, in order. */
export function MenusPanel() {
  const t = useMessages(messages);
  const [menus, setMenus] = usePart('menus');
  const [position, setPosition] = useState<Position>('sidebar-primary');
  const [itemId, setItemId] = useState<string | null>(null);
  const menu: Menu = menus.find((one) => one.positions.includes(position)) ?? {
    id: position,
    positions: [position],
    items: [],
  };
  const setItems = (items: MenuItem[]) => {
    const others = menus.filter(({ id }) => id !== menu.id);
    const index = menus.findIndex(({ id }) => id === menu.id);
    const next = { ...menu, items };
    setMenus(index < 0 ? [...others, next] : menus.map((one) => (one.id === menu.id ? next : one)));
  };
  const add = () => {
    const id = freeId(menu.items);
    setItems([...menu.items, { id, label: t('newItem'), icon: null, type: 'route', action: '/' }]);
    setItemId(id);
  };
  const item = menu.items.find(({ id }) => id === itemId);
  const change = (values: Partial<MenuItem>) =>
    setItems(menu.items.map((one) => (one.id === itemId ? { ...one, ...values } : one)));
  return (
    <Stack space="md">
      <Select
        label={t('menuPosition')}
        value={position}
        onChange={(key) => {
          setPosition(positions.find((one) => one === key) ?? 'sidebar-primary');
          setItemId(null);
        }}
      >
        {positions.map((one) => (
          <SelectItem key={one} id={one}>
            {t(`position.${one}`)}
          </SelectItem>
        ))}
      </Select>
      <ReorderList
        label={t('menuItems')}
        items={menu.items}
        itemKey={({ id }) => id}
        itemLabel={({ label }) => label}
        rowHeight={44}
        emptyText={t('noItems')}
        isCurrent={({ id }) => id === itemId}
        onAction={({ id }) => setItemId(id)}
        onRemove={({ id }) => setItems(menu.items.filter((one) => one.id !== id))}
        onMove={(keys, before) => setItems(moved(menu.items, keys, before))}
        renderItem={({ label }) => <Text truncate>{label}</Text>}
      />
      <Button size="xs" startIcon={<PlusIcon />} onPress={add}>
        {t('addItem')}
      </Button>
      {item && (
        <Stack space="sm">
          <Inline justify="between">
            <Text weight="bold">{item.label}</Text>
            <IconButton
              aria-label={t('removeItem', { name: item.label })}
              onPress={() => {
                setItems(menu.items.filter(({ id }) => id !== item.id));
                setItemId(null);
              }}
            >
              <TrashIcon />
            </IconButton>
          </Inline>
          <TextField label={t('itemLabel')} value={item.label} onChange={(label) => change({ label })} />
          <PagePicker item={item} onChange={change} />
          <TextField
            label={t('itemAction')}
            description={t('itemActionText')}
            value={item.action}
            onChange={(action) =>
              change({ action, type: /^(?:https?:|mailto:|tel:|#)/i.test(action) ? 'link' : 'route' })
            }
          />
          <IconPicker item={item} onChange={change} />
          <TextField
            label={t('itemIcon')}
            description={t('itemIconText')}
            value={item.icon ?? ''}
            onChange={(icon) => change({ icon: icon || null })}
          />
          <Select
            label={t('itemVisitor')}
            value={item.visitor ?? 'everybody'}
            onChange={(key) => change({ visitor: key === 'guest' || key === 'signedIn' ? key : undefined })}
          >
            {visitors.map((one) => (
              <SelectItem key={one} id={one}>
                {t(`visitor.${one}`)}
              </SelectItem>
            ))}
          </Select>
          <Select
            label={t('itemSubscription')}
            value={item.subscriptionStatus ?? 'any'}
            onChange={(key) =>
              change({ subscriptionStatus: key === 'subscribed' || key === 'unsubscribed' ? key : undefined })
            }
          >
            {subscriptions.map((one) => (
              <SelectItem key={one} id={one}>
                {t(`subscription.${one}`)}
              </SelectItem>
            ))}
          </Select>
          <MenuItemConditions item={item} onChange={change} />
        </Stack>
      )}
    </Stack>
  );
}
