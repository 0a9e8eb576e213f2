import { CollectionRendererContext, type CollectionRenderer } from 'react-aria-components/CollectionBuilder';
import { MenuStateContext } from 'react-aria-components/Menu';
import {
  useCallback,
  useContext,
  useMemo,
  useRef,
  type ComponentProps,
  type ContextType,
  type ReactNode,
} from 'react';
import { useLayoutEffect } from '../ref/useLayoutEffect.ts';

type MenuState = ContextType<typeof MenuStateContext>;

/**
 * The state of the menu inside `Provider`, which react-aria passes to its items only: it is read where the menu renders
 * them. Menus inside the items, such as submenus, have states of their own.
 */
export function useMenuState() {
  const outer = useContext(CollectionRendererContext);
  const state = useRef<MenuState>(null);

  const inner = useMemo(() => {
    function CollectionRoot(props: ComponentProps<CollectionRenderer['CollectionRoot']>) {
      const menu = useContext(MenuStateContext);
      useLayoutEffect(() => {
        state.current = menu;
      });
      return (
        <CollectionRendererContext.Provider value={outer}>
          <outer.CollectionRoot {...props} />
        </CollectionRendererContext.Provider>
      );
    }
    return { ...outer, CollectionRoot };
  }, [outer]);

  return {
    getState: useCallback(() => state.current, []),
    provide: (menu: ReactNode) => (
      <CollectionRendererContext.Provider value={inner}>{menu}</CollectionRendererContext.Provider>
    ),
  };
}
