import type { LucideIcon } from 'lucide-react';
import { withRef } from '../ref/withRef.ts';
import type { IconProps } from './IconProps.ts';
import { directional, filled as filledClass, icon as iconClass, solid as solidClass } from './icon.css.ts';

/** Makes a component of one of the library's drawings. */
export const icon = (Drawing: LucideIcon, ...looks: ('filled' | 'solid' | 'directional')[]) => {
  const own = [
    iconClass,
    looks.includes('filled') && filledClass,
    looks.includes('solid') && solidClass,
    looks.includes('directional') && directional,
  ];
  return withRef(function Icon({ size = '1.25em', label, className, ref }: IconProps) {
    return (
      <Drawing
        ref={ref}
        size={size}
        strokeWidth={1.75}
        className={[...own, className].filter(Boolean).join(' ')}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      />
    );
  });
};
