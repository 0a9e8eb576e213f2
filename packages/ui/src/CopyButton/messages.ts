/** The messages of CopyButton, in English. */
export const messages = {
  copied: 'Copied',
  copy: 'Copy',
  copyByHand: 'Copy by hand',
  copyRefused: 'The browser does not allow copying here. Copy this text yourself:',
};
