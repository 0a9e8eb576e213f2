'use client';
import { ColorArea as AriaColorArea, ColorThumb, type ColorAreaProps } from 'react-aria-components/ColorArea';
import { area, thumb } from './ColorPicker.css.ts';

/** A two-dimensional slider: saturation on the x axis, brightness on the y axis. */
export const ColorArea = (props: Omit<ColorAreaProps, 'className' | 'children'>) => (
  <AriaColorArea colorSpace="hsb" xChannel="saturation" yChannel="brightness" {...props} className={area}>
    <ColorThumb className={thumb} />
  </AriaColorArea>
);
