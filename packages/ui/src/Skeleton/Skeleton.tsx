import type { ComponentPropsWithRef } from 'react';
import { withRef } from '../ref/withRef.ts';
import { cx } from '../theme/cx.ts';
import { radius as radiusClass, skeleton } from './Skeleton.css.ts';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** In pixels, or any CSS length. @default all there is */
  width?: number | string;
  /** In pixels, or any CSS length. @default '1em', a line of text */
  height?: number | string;
  /** Width divided by height. */
  ratio?: number;
  /** @default 'control' */
  radius?: keyof typeof radiusClass;
}

/** A placeholder in the shape of content that is loading. Name what is loading on the region around it. */
export const Skeleton = withRef(function Skeleton({
  width,
  height,
  ratio,
  radius = 'control',
  className,
  style,
  ...props
}: SkeletonProps) {
  return (
    <span
      {...props}
      aria-hidden
      className={cx(skeleton, radiusClass[radius], className)}
      style={{ inlineSize: width, blockSize: ratio ? 'auto' : height, aspectRatio: ratio, ...style }}
    />
  );
});
