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

/** A slider for one channel, with a gradient of the channel’s colours. The channel is its accessible name. */
export const ColorSlider = (props: Omit<ColorSliderProps, 'className' | 'children'>) => (
  <AriaColorSlider colorSpace="hsb" {...props} className={slider}>
    <SliderTrack
      className={sliderTrack}
      style={({ defaultStyle }) => ({
        ...defaultStyle,
        // Over the checkerboard, which the style sheet draws.
        background: undefined,
        ...({ [colorVariable]: String(defaultStyle.background ?? 'none') } as CSSProperties),
      })}
    >
      <ColorThumb className={thumb} />
    </SliderTrack>
  </AriaColorSlider>
);
