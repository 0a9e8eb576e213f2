'use client';
import { type ComponentPropsWithRef, useState } from 'react';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { avatar, color, diameters, picture, size as sizeClass } from './Avatar.css.ts';
import { categoryOf, initials } from './initials.ts';

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'color'> {
  /** The person's name, which is the accessible name. Set `aria-hidden` where the name is written beside it. */
  name: string;
  src?: string | null;
  /** The diameter: 24, 32, 40, 56 or 96 px. @default 'md' */
  size?: keyof typeof diameters;
}

/** A person’s picture, or their initials on a colour that is derived from the name. */
export const Avatar = withRef(function Avatar({ name, src, size = 'md', className, ...props }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const isPicture = src && failed !== src;
  return (
    <span
      {...(props['aria-hidden'] ? {} : { role: 'img', 'aria-label': name })}
      {...props}
      className={cx(avatar, sizeClass[size], color[categoryOf(name)], className)}
    >
      {isPicture ? (
        <img
          src={src}
          alt=""
          width={diameters[size]}
          height={diameters[size]}
          decoding="async"
          className={picture}
          onError={() => setFailed(src)}
        />
      ) : (
        <span aria-hidden>{initials(name)}</span>
      )}
    </span>
  );
});
