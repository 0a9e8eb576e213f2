import { loading } from '../messages/commonMessages.ts';

/** The messages of CodeEditor, in English. */
export const messages = {
  codeTabHelp: 'Tab inserts an indent. To leave the field, press Escape, then Tab.',
  codeUnknownProperty: 'There is no property “:name”.',
  codeUnknownValue: '“:value” is no value of “:name”.',
  codeUnreadable: 'This cannot be read.',
  loading,
};
