import { selectPlaceholder } from '../messages/commonMessages.ts';

/** The messages of ColorPicker, in English. */
export const messages = {
  color: 'Color',
  colorChannels: 'Color values',
  colorContrast: 'Contrast :ratio:1, needs :required:1',
  colorContrastLow: 'Contrast :ratio:1 is too low, needs :required:1',
  colorPick: 'Pick a color from the screen',
  colorPresets: 'Colors',
  selectPlaceholder,
};
