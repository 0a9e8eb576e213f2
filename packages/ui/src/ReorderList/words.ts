import { dragHandle } from '../messages/commonWords.ts';

/** What ReorderList says by itself, in English. */
export const words = {
  dragHandle,
  dragItem: 'Reorder :item',
};
