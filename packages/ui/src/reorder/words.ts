import { dragHandle } from '../messages/commonWords.ts';

/** What the handle of a movable row says by itself, in English. */
export const words = {
  dragHandle,
  dragItem: 'Reorder :item',
};
