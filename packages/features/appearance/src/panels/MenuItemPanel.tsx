import { isMenuAction, type MenuItem, useMessages } from '@segno/data';
import { Button, Heading, Select, SelectItem, Stack, Switch, TextField } from '@segno/ui';
import { useNavigate } from 'react-router';
import { type MenuPosition, menuPositions } from '../editor/menuPositions.ts';
import { panelPath } from '../editor/place.ts';
import { messages } from '../messages/en.ts';
import { menuMessages } from '../messages/menus.en.ts';
import { panelMessages } from '../messages/panels.en.ts';
import { IconPicker } from './IconPicker.tsx';
import { MenuItemConditions } from './MenuItemConditions.tsx';
import { itemsInOrder, withItem } from './menuTree.ts';
import { PagePicker } from './PagePicker.tsx';
import { useMenu } from './useMenu.ts';

const visitors = ['everybody', 'guest', 'signedIn'] as const;
const subscriptions = ['any', 'subscribed', 'unsubscribed'] as const;

interface MenuItemPanelProps {
  position: MenuPosition;
  /** The index of the item in the order of the list, at both levels. */
  index: number;
}

/** One item of a menu: what it says, where it leads, and who sees it. */
export function MenuItemPanel({ position, index }: MenuItemPanelProps) {
  const t = useMessages(messages);
  const tm = useMessages(menuMessages);
  const tp = useMessages(panelMessages);
  const navigate = useNavigate();
  const { menu, setItems } = useMenu(position);
  const item = itemsInOrder(menu.items)[index];
  if (!item) return null;
  const change = (values: Partial<MenuItem>) =>
    setItems(withItem(menu.items, item.id, (one) => ({ ...one, ...values })));
  const remove = () => {
    void navigate(panelPath('menus', menuPositions.indexOf(position)));
    setItems(withItem(menu.items, item.id, () => null));
  };
  return (
    <Stack space="md">
      <TextField
        label={t('itemLabel')}
        maxLength={200}
        value={item.label}
        onChange={(label) => change({ label })}
      />
      <PagePicker item={item} onChange={change} />
      <TextField
        label={t('itemAction')}
        description={t('itemActionText')}
        value={item.action}
        onChange={(action) =>
          change({ action, type: /^(?:https?:|mailto:|tel:|#)/i.test(action) ? 'link' : 'route' })
        }
        {...(!isMenuAction(item) && { isInvalid: true, errorMessage: tm('menu.invalid') })}
      />
      <Switch
        isSelected={item.target === '_blank'}
        onChange={(isNew) => change({ target: isNew ? '_blank' : undefined })}
      >
        {tp('menu.target')}
      </Switch>
      <IconPicker item={item} onChange={change} />
      <TextField
        label={t('itemIcon')}
        description={t('itemIconText')}
        value={item.icon ?? ''}
        onChange={(icon) => change({ icon: icon || null })}
      />
      <Heading level={3} size="md">
        {tp('menu.where')}
      </Heading>
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
      <Button size="xs" tone="danger" variant="ghost" onPress={remove}>
        {t('removeItem', { name: item.label })}
      </Button>
    </Stack>
  );
}
