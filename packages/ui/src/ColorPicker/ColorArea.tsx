'use client';
import { ColorArea as AriaColorArea, ColorThumb, type ColorAreaProps } from 'react-aria-components/ColorArea';
import { area, thumb } from './ColorPicker.css.ts';

/** Saturation along, brightness up: all that a hue can be. */
export const ColorArea = (props: Omit<ColorAreaProps, 'className' | 'children'>) => (
  <AriaColorArea colorSpace="hsb" xChannel="saturation" yChannel="brightness" {...props} className={area}>
    <ColorThumb className={thumb} />
  </AriaColorArea>
);
