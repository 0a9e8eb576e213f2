/** The English messages of the menu of a movable row. */
export const messages = {
  dragTop: 'Move to top',
  dragUp: 'Move up',
  dragDown: 'Move down',
  dragBottom: 'Move to bottom',
  dragTogether: 'Selected items: :count',
  dragMoved: ':item: position :place of :total',
  dragMovedTogether: 'Items moved: :count. Position :place of :total',
};
