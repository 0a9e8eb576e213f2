'use client';
import { Group, type GroupProps } from 'react-aria-components/Group';
import { Toolbar as AriaToolbar, type ToolbarProps as AriaToolbarProps } from 'react-aria-components/Toolbar';
import { type ComponentPropsWithRef, createContext, type RefAttributes, useContext } from 'react';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import * as styles from './Toolbar.css.ts';

const OrientationContext = createContext<'horizontal' | 'vertical'>('horizontal');

export interface ToolbarProps extends Omit<AriaToolbarProps, 'render'>, RefAttributes<HTMLDivElement> {}

/** Controls that share one tab stop; arrow keys move between them. For two or three buttons use `ButtonGroup`. */
export const Toolbar = withRef(function Toolbar({ className, ...props }: ToolbarProps) {
  return (
    <OrientationContext.Provider value={props.orientation ?? 'horizontal'}>
      <AriaToolbar {...props} className={withClass(className, styles.toolbar)} />
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
