import { useMessages } from '@segno/data';
import {
  Button,
  IconButton,
  moveInTree,
  PlusIcon,
  Stack,
  Text,
  TrashIcon,
  Tree,
  TreeItem,
  useReorder,
} from '@segno/ui';
import { useNavigate } from 'react-router';
import { useEditorState } from '../editor/EditorContext.ts';
import { type MenuPosition, menuPositions } from '../editor/menuPositions.ts';
import { panelPath } from '../editor/place.ts';
import { messages } from '../messages/en.ts';
import { panelMessages } from '../messages/panels.en.ts';
import { type Branch, freeId, itemsInOrder, toItems, toTree } from './menuTree.ts';
import { PanelRows } from './PanelRows.tsx';
import { useMenu } from './useMenu.ts';

/** The menus of the site. */
export function MenusPanel() {
  const t = useMessages(panelMessages);
  const menus = useEditorState(({ values }) => values.menus);
  return (
    <PanelRows
      label={t('section.menus')}
      rows={menuPositions.map((position, index) => ({
        href: panelPath('menus', index),
        title: t(`position.${position}`),
        summary: t('menu.count', {
          count: itemsInOrder(menus.find(({ positions }) => positions.includes(position))?.items ?? [])
            .length,
        }),
      }))}
    />
  );
}

/** The items of a menu, which are moved by drag or keyboard, also into each other. */
export function MenuPanel({ position, menuIndex }: { position: MenuPosition; menuIndex: number }) {
  const t = useMessages(messages);
  const tp = useMessages(panelMessages);
  const navigate = useNavigate();
  const { menu, setItems } = useMenu(position);
  const order = itemsInOrder(menu.items);
  const tree = toTree(menu.items);
  const edit = (id: string) =>
    void navigate(
      panelPath(
        'menus',
        menuIndex,
        order.findIndex((item) => item.id === id),
      ),
    );
  const dragAndDropHooks = useReorder<Branch>({
    itemLabel: ({ item }) => item.label,
    onMove: (move) => setItems(toItems(moveInTree(tree, ({ id }) => id, move))),
    allowsInside: true,
  });
  const add = () => {
    const id = freeId(menu.items);
    setItems([...menu.items, { id, label: t('newItem'), icon: null, type: 'route', action: '/' }]);
    void navigate(panelPath('menus', menuIndex, order.length));
  };
  const remove = (id: string) =>
    setItems(
      menu.items.flatMap((item) =>
        item.id === id
          ? []
          : [item.items ? { ...item, items: item.items.filter((inner) => inner.id !== id) } : item],
      ),
    );
  const row = ({ id, item, children }: Branch) => (
    <TreeItem
      key={id}
      id={id}
      title={item.label || tp('menu.unnamed')}
      textValue={item.label}
      hasChildItems={children.length > 0}
      onAction={() => edit(id)}
      actions={
        <IconButton
          size="xs"
          variant="ghost"
          aria-label={t('removeItem', { name: item.label })}
          onPress={() => remove(id)}
        >
          <TrashIcon size={16} />
        </IconButton>
      }
    >
      {children.map(row)}
    </TreeItem>
  );
  return (
    <Stack space="md">
      <Tree
        aria-label={t('menuItems')}
        items={tree}
        defaultExpandedKeys={tree.map(({ id }) => id)}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => t('noItems')}
      >
        {row}
      </Tree>
      <Text size="sm" tone="muted">
        {tp('menu.nest')}
      </Text>
      <Button size="xs" startIcon={<PlusIcon />} onPress={add}>
        {t('addItem')}
      </Button>
    </Stack>
  );
}
