'use client';
import {
  Collection,
  Header,
  Keyboard,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  RootMenuTriggerStateContext,
  Separator,
  SubmenuTrigger as AriaSubmenuTrigger,
  Text,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  type MenuSectionProps as AriaMenuSectionProps,
} from 'react-aria-components/Menu';
import { useContext, type KeyboardEvent, type ReactElement, type ReactNode, type RefAttributes } from 'react';
import { CheckIcon, ChevronEndIcon } from '../icons/icons.tsx';
import { Keys } from '../shortcuts/Keys.tsx';
import { withClass } from '../classes/withClass.ts';
import { Popover } from '../Popover/Popover.tsx';
import { withRef } from '../ref/withRef.ts';
import { useTypeAhead } from '../typeAhead/useTypeAhead.ts';
import * as styles from './Menu.css.ts';
import { useMenuState } from './useMenuState.tsx';

export interface MenuProps<T> extends Omit<AriaMenuProps<T>, 'render'>, RefAttributes<HTMLDivElement> {}

/** A list of actions or choices. Opened by `MenuTrigger` or `ContextMenu`. */
export const Menu = withRef(function Menu<T extends object>({ className, ...props }: MenuProps<T>) {
  const typeAhead = useTypeAhead();
  const { getState, provide } = useMenuState();
  const overlay = useContext(RootMenuTriggerStateContext);
  // By default Tab stays within the menu. The page cannot be focused until the menu has closed.
  const closeByTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || !overlay) return;
    event.preventDefault();
    event.stopPropagation();
    overlay.close();
  };
  return provide(
    <AriaMenu
      {...props}
      className={withClass(className, styles.menu)}
      render={(dom) => {
        const keys = typeAhead(dom, getState);
        return (
          <div
            {...keys}
            onKeyDownCapture={(event) => {
              closeByTab(event);
              keys.onKeyDownCapture?.(event);
            }}
          />
        );
      }}
    />,
  );
});

export interface MenuItemProps
  extends Omit<AriaMenuItemProps, 'render' | 'children' | 'value'>, RefAttributes<HTMLDivElement> {
  children: ReactNode;
  icon?: ReactNode;
  /** @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** The keyboard shortcut to show, such as `Ctrl+Z`. The menu does not handle it. */
  shortcut?: string;
  /** A second line in the muted colour. */
  description?: ReactNode;
}

/** An action (`onAction`), a link (`href`) or an option (`id` in a menu or section with `selectionMode`). */
export const MenuItem = withRef(function MenuItem(props: MenuItemProps) {
  const { children, icon, tone = 'neutral', shortcut, description, className, textValue, ...rest } = props;
  return (
    <AriaMenuItem
      {...rest}
      textValue={textValue ?? (typeof children === 'string' ? children : undefined)}
      className={withClass(className, styles.item({ tone }))}
    >
      {({ selectionMode, isSelected, hasSubmenu }) => (
        <>
          {selectionMode !== 'none' && (
            <span className={styles.mark}>{isSelected && <CheckIcon size={16} />}</span>
          )}
          {icon !== undefined && <span className={styles.icon}>{icon}</span>}
          <span className={styles.text}>
            {/* The text is the accessible name; the description and the shortcut are its accessible description. */}
            <span>{children}</span>
            {description !== undefined && (
              <Text slot="description" aria-hidden="true" className={styles.description}>
                {description}
              </Text>
            )}
          </span>
          {shortcut !== undefined && (
            <>
              <Keys shortcut={shortcut} isDecoration />
              <Keyboard hidden>{shortcut}</Keyboard>
            </>
          )}
          {hasSubmenu && (
            <span className={styles.icon}>
              <ChevronEndIcon size={16} />
            </span>
          )}
        </>
      )}
    </AriaMenuItem>
  );
});

export interface MenuSectionProps<T>
  extends Omit<AriaMenuSectionProps<T>, 'render' | 'className'>, RefAttributes<HTMLElement> {
  title?: string;
  className?: string;
}

/** Related items under a title or an `aria-label`, with their own selection if they are options. */
export const MenuSection = withRef(function MenuSection<T extends object>(props: MenuSectionProps<T>) {
  const { title, children, items, className, ...rest } = props;
  return (
    <AriaMenuSection {...rest} className={className ? `${styles.section} ${className}` : styles.section}>
      {title !== undefined && <Header className={styles.title}>{title}</Header>}
      <Collection items={items}>{children}</Collection>
    </AriaMenuSection>
  );
});

/** A line between groups of items. */
export function MenuSeparator() {
  return <Separator className={styles.separator} />;
}

export interface SubmenuTriggerProps {
  /** The `MenuItem` that opens it, then the `Menu`. */
  children: [item: ReactElement, menu: ReactElement];
}

/** A menu that an item opens. */
export function SubmenuTrigger({ children: [item, menu] }: SubmenuTriggerProps) {
  return (
    <AriaSubmenuTrigger>
      {item}
      <Popover offset={-2} crossOffset={-5} padding="none">
        {menu}
      </Popover>
    </AriaSubmenuTrigger>
  );
}
