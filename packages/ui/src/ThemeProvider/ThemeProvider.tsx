'use client';
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider';
import { useObjectRef } from 'react-aria/useObjectRef';
import { createContext, useContext, useMemo, useState, type HTMLAttributes, type RefAttributes } from 'react';
import { useLayoutEffect } from '../ref/useLayoutEffect.ts';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import type { Theme, ThemeBase, ThemeValues } from '../theme/theme.ts';
import { createLiveTheme, type LiveTheme, type Preview } from './liveTheme.ts';
import { themed, wrapper } from './ThemeProvider.css.ts';
import { acceptedTheme, themeStyle } from '../theme/themeAttributes.ts';

export interface ThemeProviderProps extends HTMLAttributes<HTMLDivElement>, RefAttributes<HTMLDivElement> {
  /** A base and values; omitted values are inherited. Unsafe values are left out. */
  theme?: Theme;
  /**
   * What is themed: an element around the children, or the document. A server that renders the document puts
   * `themeAttributes(theme)` on `<html>`. @default 'element'
   */
  target?: 'element' | 'root';
}

export interface ThemeState {
  /** The base of the provider, or of the nearest outer provider with a base. */
  base: ThemeBase | undefined;
  /** The values in effect here, with those of outer providers, without previews. */
  values: ThemeValues;
  /** Previews values without a render until they are undone; `null` previews the outer theme. */
  preview: (values: Readonly<Record<string, string | null | undefined>>) => Preview;
}

const ThemeContext = createContext<(ThemeState & { live: LiveTheme }) | null>(null);

/**
 * Applies a theme to its children, overlays included. Providers can be nested. To change a page from outside React use
 * `applyTheme`.
 */
export const ThemeProvider = withRef(function ThemeProvider({
  theme,
  target = 'element',
  children,
  className,
  style,
  ref,
  ...props
}: ThemeProviderProps) {
  const around = useContext(ThemeContext);
  const parent = around?.live;
  const [live] = useState(() => createLiveTheme(parent, themed));
  const element = useObjectRef(ref);
  const isRoot = target === 'root';

  const { base, values } = useMemo(() => acceptedTheme(theme), [theme]);
  const state = useMemo(
    () => ({
      base: base ?? around?.base,
      // With a base the outer values are not inherited.
      values: base ? values : { ...around?.values, ...values },
      preview: live.preview,
      live,
    }),
    [base, values, around?.base, around?.values, live],
  );

  useLayoutEffect(() => {
    live.setElement(isRoot ? document.documentElement : element.current);
    return () => live.setElement(null);
  }, [live, isRoot, element]);
  useLayoutEffect(() => {
    if (!isRoot || !base) return undefined;
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    dataset.theme = base;
    return () => {
      if (before === undefined) delete dataset.theme;
      else dataset.theme = before;
    };
  }, [isRoot, base]);
  // After the base is set: overlays copy it from the element.
  useLayoutEffect(() => live.setValues(values), [live, values, base]);

  const content = (
    <ThemeContext.Provider value={state}>
      <UNSAFE_PortalProvider getContainer={live.container}>{children}</UNSAFE_PortalProvider>
    </ThemeContext.Provider>
  );
  if (isRoot) return content;
  return (
    <div
      {...props}
      ref={element}
      // Without a base it also marks the element, on which the variables that follow the accent fill are computed.
      data-theme={base ?? ''}
      className={cx(wrapper, className)}
      style={{ ...themeStyle(values), ...style }}
    >
      {content}
    </div>
  );
});

/** The theme of the nearest provider, and a function that previews other values. */
export function useTheme(): ThemeState {
  const state = useContext(ThemeContext);
  if (!state) throw new Error('useTheme must be inside a ThemeProvider.');
  return state;
}
