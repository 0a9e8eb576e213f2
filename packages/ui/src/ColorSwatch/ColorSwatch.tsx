'use client';
import {
  ColorSwatch as AriaColorSwatch,
  type ColorSwatchProps as AriaColorSwatchProps,
} from 'react-aria-components/ColorSwatch';
import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import type { CSSProperties, RefAttributes } from 'react';
import { withClass } from '../classes/withClass.ts';
import { withRef } from '../ref/withRef.ts';
import { colorVariable } from '../colors/checkerboard.css.ts';
import { none, swatch } from './ColorSwatch.css.ts';
import { readColor } from '../colors/readColor.ts';

export interface ColorSwatchProps
  extends Omit<AriaColorSwatchProps, 'render' | 'color'>, RefAttributes<HTMLDivElement> {
  /** A CSS colour. An invalid one is drawn as a crossed-out swatch. */
  color?: string | null;
  /** The edge length: 24, 30, 36, 42, 50 or 60 px; `inherit` is the height of the surrounding text. @default 'xs' */
  size?: 'inherit' | '2xs' | 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** @default 'square' */
  shape?: 'square' | 'round';
}

/** A patch of a colour with an accessible name. To select a colour use `ColorPicker`. */
export const ColorSwatch = withRef(function ColorSwatch({
  color,
  size = 'xs',
  shape = 'square',
  className,
  style,
  ...props
}: ColorSwatchProps) {
  // A surrounding picker can provide the colour by context.
  const read = typeof color === 'string' ? readColor(color) : null;
  const isNone = color === null || (color !== undefined && read === null);
  return (
    <AriaColorSwatch
      {...props}
      color={isNone ? '#00000000' : (read ?? undefined)}
      className={withClass(
        className,
        isNone ? `${swatch({ size, shape })} ${none}` : swatch({ size, shape }),
      )}
      style={composeRenderProps(style, (given, values) => ({
        ...({ [colorVariable]: values.color.toString('css') } as CSSProperties),
        backgroundColor: 'transparent',
        ...given,
      }))}
    />
  );
});
