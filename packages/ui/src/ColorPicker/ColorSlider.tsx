'use client';
import {
  ColorSlider as AriaColorSlider,
  ColorThumb,
  SliderTrack,
  type ColorSliderProps,
} from 'react-aria-components/ColorSlider';
import type { CSSProperties } from 'react';
import { colorVariable } from '../colors/checkerboard.css.ts';
import { slider, sliderTrack, thumb } from './ColorPicker.css.ts';

/** One channel of a colour, drawn in the colours that it goes through. It names itself by its channel. */
export const ColorSlider = (props: Omit<ColorSliderProps, 'className' | 'children'>) => (
  <AriaColorSlider colorSpace="hsb" {...props} className={slider}>
    <SliderTrack
      className={sliderTrack}
      style={({ defaultStyle }) => ({
        ...defaultStyle,
        // Over the checkerboard, which the style sheet draws under it.
        background: undefined,
        ...({ [colorVariable]: String(defaultStyle.background ?? 'none') } as CSSProperties),
      })}
    >
      <ColorThumb className={thumb} />
    </SliderTrack>
  </AriaColorSlider>
);
