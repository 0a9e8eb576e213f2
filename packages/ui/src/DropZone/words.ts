import { words as refusalWords } from '../files/words.ts';
import { loading } from '../messages/commonWords.ts';

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
