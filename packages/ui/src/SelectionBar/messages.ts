/** The messages of SelectionBar, in English. */
export const messages = { clearSelection: 'Clear selection' };
