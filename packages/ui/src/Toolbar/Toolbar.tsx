'use client';
import { Group, type GroupProps } from 'react-aria-components/Group';
import { Toolbar as AriaToolbar, type ToolbarProps as AriaToolbarProps } from 'react-aria-components/Toolbar';
import {
  type ComponentPropsWithRef,
  createContext,
  type KeyboardEvent,
  type RefAttributes,
  useContext,
} from 'react';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './Toolbar.css.ts';

const OrientationContext = createContext<'horizontal' | 'vertical'>('horizontal');

export interface ToolbarProps extends Omit<AriaToolbarProps, 'render'>, RefAttributes<HTMLDivElement> {}

/** Home and End go to the first and last control, except in a text field, where they move the caret. */
function moveToEdge(event: KeyboardEvent<HTMLElement>) {
  const target = event.target as HTMLElement;
  const isFirst = event.key === 'Home';
  if ((!isFirst && event.key !== 'End') || !event.currentTarget.contains(target)) return;
  if (target.matches('input, textarea, select, [contenteditable]')) return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a[href], [tabindex]')];
  const usable = controls.filter((control) => !control.matches(':disabled') && control.tabIndex >= 0);
  const edge = isFirst ? usable[0] : usable.at(-1);
  if (!edge) return;
  event.preventDefault();
  event.stopPropagation();
  edge.focus();
}

/** Controls that share one tab stop; arrow keys move between them. For two or three buttons use `ButtonGroup`. */
export const Toolbar = withRef(function Toolbar({ className, ...props }: ToolbarProps) {
  return (
    <OrientationContext.Provider value={props.orientation ?? 'horizontal'}>
      <AriaToolbar
        {...props}
        className={withClass(className, styles.toolbar)}
        render={({ onKeyDownCapture, ...dom }) => (
          <div
            {...dom}
            onKeyDownCapture={(event) => {
              onKeyDownCapture?.(event);
              // A toolbar inside another one is a group of it, without keys of its own.
              if (onKeyDownCapture && !event.isDefaultPrevented()) moveToEdge(event);
            }}
          />
        )}
      />
    </OrientationContext.Provider>
  );
});

export interface ToolbarGroupProps extends Omit<GroupProps, 'render'>, RefAttributes<HTMLDivElement> {}

/** Related controls of a `Toolbar`. Give `aria-label`. */
export const ToolbarGroup = withRef(function ToolbarGroup({ className, ...props }: ToolbarGroupProps) {
  return <Group {...props} className={withClass(className, styles.group)} />;
});

export interface ToolbarSeparatorProps extends ComponentPropsWithRef<'hr'> {}

/** A line between two groups of a `Toolbar`, across its direction. */
export const ToolbarSeparator = withRef(function ToolbarSeparator({
  className,
  ...props
}: ToolbarSeparatorProps) {
  const along = useContext(OrientationContext);
  return (
    <hr
      {...props}
      aria-orientation={along === 'horizontal' ? 'vertical' : 'horizontal'}
      className={cx(styles.separator, className)}
    />
  );
});
