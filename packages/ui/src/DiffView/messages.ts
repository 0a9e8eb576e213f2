/** The messages of DiffView, in English. */
export const messages = {
  diffAdded: 'Added',
  diffEmpty: 'Empty',
  diffNone: 'Nothing has changed',
  diffRemoved: 'Removed',
  diffShow: 'Show [one :count unchanged line|other :count unchanged lines]',
};
