/** What CopyButton says by itself, in English. */
export const words = {
  copied: 'Copied',
  copy: 'Copy',
  copyByHand: 'Copy by hand',
  copyRefused: 'The browser does not allow copying here. Copy this text yourself:',
};
