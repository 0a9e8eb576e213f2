import type { Dice } from '../../catalogue/dice.ts';
import type { Canvas } from '../Canvas.ts';
import type { Tones } from '../palettes.ts';

/** The data that a picture can show. */
export interface CoverText {
  title: string;
  artist: string;
  /** The index among the albums of its artist, from 0, so that consecutive covers differ. */
  place: number;
}

/** Draws a composition on a canvas of any aspect ratio. */
export type Composition = (canvas: Canvas, tones: Tones, dice: Dice, text: CoverText) => void;
