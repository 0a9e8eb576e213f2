'use client';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import type { BreadcrumbProps } from './BreadcrumbProps.ts';

/** The menu of the steps in the middle; loaded when it is first needed. */
export default function BreadcrumbMenu({ steps }: { steps: readonly BreadcrumbProps[] }) {
  return (
    <Menu>
      {steps.map(({ children, href, onPress, isDisabled }, index) => (
        <MenuItem key={href ?? index} href={href} onAction={onPress} isDisabled={isDisabled}>
          {children}
        </MenuItem>
      ))}
    </Menu>
  );
}
