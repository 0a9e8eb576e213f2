import { dragHandle } from '../messages/commonMessages.ts';

/** The English messages of the handle of a movable row. */
export const messages = {
  dragHandle,
  dragItem: 'Reorder :item',
  dragHint: 'Enter starts a drag by keyboard',
};
