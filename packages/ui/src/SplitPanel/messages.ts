/** The messages of SplitPanel, in English. */
export const messages = {
  panelResize: 'Resize panels',
};
