import type { FieldSize } from './FieldParts.tsx';

/** The size of a button that fits into the box of a field of each size. */
export const fieldButtonSize = {
  '2xs': '2xs',
  xs: '2xs',
  sm: '2xs',
  md: 'xs',
  lg: 'sm',
  xl: 'md',
} as const satisfies Record<FieldSize, string>;
