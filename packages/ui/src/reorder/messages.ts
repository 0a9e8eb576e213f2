import { dragHandle } from '../messages/commonMessages.ts';

/** The messages of the handle of a movable row, in English. */
export const messages = {
  dragHandle,
  dragItem: 'Reorder :item',
};
