import type { Dice } from '../../catalogue/dice.ts';
import type { Canvas } from '../Canvas.ts';
import type { Tones } from '../palettes.ts';

/** What a picture may say. */
export interface Words {
  title: string;
  artist: string;
  /** Which of its artist's records this is, from 0, so that two in a row do not do the same. */
  place: number;
}

/** A way to fill a canvas of any proportion. */
export type Composition = (canvas: Canvas, tones: Tones, dice: Dice, words: Words) => void;
