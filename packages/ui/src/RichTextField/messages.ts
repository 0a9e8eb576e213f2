import { loading } from '../messages/commonMessages.ts';

/** The messages of RichTextField, in English. */
export const messages = {
  loading,
  richTextBold: 'Bold',
  richTextBulletList: 'Bulleted list',
  richTextFormat: 'Formatting',
  richTextHeading: 'Heading',
  richTextItalic: 'Italic',
  richTextLink: 'Link',
  richTextLinkAddress: 'Address of the link',
  richTextLinkApply: 'Apply',
  richTextLinkInvalid: 'Enter an address that begins with https://, http://, mailto: or /.',
  richTextLinkRemove: 'Remove link',
  richTextOrderedList: 'Numbered list',
  richTextQuote: 'Quotation',
  richTextRedo: 'Redo',
  richTextSubheading: 'Subheading',
  richTextUnderline: 'Underline',
  richTextUndo: 'Undo',
};
