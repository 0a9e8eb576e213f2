import { loading } from '../messages/commonWords.ts';

/** What is said of files that were left out. */
export const refusalWords = {
  dropMoreRefused: 'Others that were left out: :count',
  dropOnlyOne: '“:name” was left out: only one file can be given.',
  dropTooLarge: '“:name” is larger than :size.',
  dropWrongType: '“:name” is not an accepted type of file.',
};

/** What DropZone says by itself, in English. */
export const words = {
  ...refusalWords,
  dropChooseFile: 'Choose a file',
  dropChooseFiles: 'Choose files',
  dropChooseFolder: 'Choose a folder',
  dropFile: 'Drop a file here',
  dropFiles: 'Drop files here',
  dropFolder: 'Drop a folder here',
  dropLetGo: 'Let go to add',
  loading,
};
