/** What SplitPanel says by itself, in English. */
export const words = {
  panelResize: 'Resize panels',
};
