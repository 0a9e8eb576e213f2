import { messages as refusalMessages } from '../files/messages.ts';
import { loading } from '../messages/commonMessages.ts';

/** The messages of DropZone, in English. */
export const messages = {
  ...refusalMessages,
  dropChooseFile: 'Choose a file',
  dropChooseFiles: 'Choose files',
  dropChooseFolder: 'Choose a folder',
  dropFile: 'Drop a file here',
  dropFiles: 'Drop files here',
  dropFolder: 'Drop a folder here',
  dropLetGo: 'Let go to add',
  loading,
};
