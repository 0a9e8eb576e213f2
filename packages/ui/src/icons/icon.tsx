import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { withRef } from '../ref/withRef.ts';
import type { IconProps } from './IconProps.ts';
import {
  directional,
  filled as filledClass,
  icon as iconClass,
  solid as solidClass,
  textSized,
} from './icon.css.ts';

/**
 * Creates a component from an icon of the icon library. The strokes are styled by CSS, not by attributes of each element:
 * a page has about a hundred icons, and their attributes would be parsed before the first paint.
 */
export const icon = (drawing: IconNode, ...looks: ('filled' | 'solid' | 'directional')[]) => {
  const shapes = drawing.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }));
  const own = [
    iconClass,
    looks.includes('filled') && filledClass,
    looks.includes('solid') && solidClass,
    looks.includes('directional') && directional,
  ];
  return withRef(function Icon({ size, label, className, ref }: IconProps) {
    return (
      <svg
        ref={ref}
        viewBox="0 0 24 24"
        width={size}
        height={size}
        className={[...own, size === undefined && textSized, className].filter(Boolean).join(' ')}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        {shapes}
      </svg>
    );
  });
};
