'use client';
import { useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { Key } from 'react-aria-components/GridList';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { DraggableCollectionState } from 'react-stately/useDraggableCollectionState';
import { Menu, MenuItem, MenuSection } from '../Menu/Menu.tsx';
import { MenuAt } from '../Menu/MenuAt.tsx';
import { fillMessage } from '../messages/fillMessage.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { useLayoutEffect } from '../ref/useLayoutEffect.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { followRow } from './followRow.ts';
import { menuMoves, type MenuMoveName } from './menuMoves.ts';
import { messages } from './menuMessages.ts';
import type { Move } from './moveItems.ts';
import { siblingKeys } from './siblingKeys.ts';

export interface ReorderMenuProps {
  /** The row; `null` while the menu is closed. */
  row: Key | null;
  /** The number of times the menu was opened. */
  opening: number;
  /** The rows, and which of them are selected. */
  rows: DraggableCollectionState;
  label: string;
  anchorRef: RefObject<Element | null>;
  onClose: () => void;
  onMove: (move: Move) => void;
}

/** What the menu shows. It does not change while the menu closes, because then the row has its new place. */
function contentOf({ row, opening, rows, label }: ReorderMenuProps & { row: Key }) {
  const { collection } = rows;
  const order = siblingKeys(collection, row);
  const keys = rows.getKeysForDrag(row);
  const text = collection.getTextValue?.(row) ?? collection.getItem(row)?.textValue ?? '';
  return { row, opening, label, text, keys, total: order.length, moves: menuMoves(order, keys) };
}

/** The menu of a `DragHandle`. It is loaded with the first one. */
export default function ReorderMenu(props: ReorderMenuProps) {
  const { row, opening, rows, anchorRef, onClose, onMove } = props;
  const t = useUiMessages(messages);
  const { locale } = useLocale();
  const [announced, setAnnounced] = useState('');
  const [content, setContent] = useState<ReturnType<typeof contentOf> | null>(null);
  if (row !== null && content?.opening !== opening) setContent(contentOf({ ...props, row }));
  const latest = useRef(rows);
  /** The order before the move that was chosen. */
  const before = useRef<string>(null);
  useLayoutEffect(() => {
    latest.current = rows;
  }, [rows]);
  useLayoutEffect(() => {
    before.current = null;
  }, [opening]);
  if (content === null) return null;

  const { keys, moves, total } = content;
  const order = () => siblingKeys(latest.current.collection, content.row);
  const move = (name: Key) => {
    const chosen = moves[name as MenuMoveName];
    if (!chosen) return;
    const { place, ...change } = chosen;
    before.current = order().join();
    onMove(change);
    setAnnounced(
      keys.size > 1
        ? fillMessage(t.dragMovedTogether, { count: keys.size, place, total }, locale)
        : fillMessage(t.dragMoved, { item: content.text, place, total }, locale),
    );
  };
  const close = () => {
    onClose();
    const grid = anchorRef.current?.closest<HTMLElement>('[role="grid"], [role="treegrid"]');
    if (!grid) return;
    void followRow({
      grid,
      key: String(content.row),
      offset: () => order().indexOf(content.row) / total,
      isMoved: () => order().join() !== before.current,
      onFocus: () => latest.current.selectionManager.setFocusedKey(content.row),
    });
  };
  const texts: [MenuMoveName, string][] = [
    ['top', t.dragTop],
    ['up', t.dragUp],
    ['down', t.dragDown],
    ['bottom', t.dragBottom],
  ];
  const items = texts.map(([name, text]) => (
    <MenuItem key={name} id={name} isDisabled={!moves[name]}>
      {text}
    </MenuItem>
  ));
  return (
    <>
      <MenuAt
        key={content.opening}
        isOpen={row !== null}
        onOpenChange={(isOpen) => !isOpen && close()}
        label={content.label}
        anchorRef={anchorRef}
      >
        <Menu onAction={move}>
          {keys.size > 1 ? (
            <MenuSection title={fillMessage(t.dragTogether, { count: keys.size }, locale)}>
              {items}
            </MenuSection>
          ) : (
            items
          )}
        </Menu>
      </MenuAt>
      {createPortal(
        // react-aria hides everything else from screen readers while the menu is open.
        <VisuallyHidden role="status" data-live-announcer="true">
          {announced}
        </VisuallyHidden>,
        document.body,
      )}
    </>
  );
}
