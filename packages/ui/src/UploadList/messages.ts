import { loading } from '../messages/commonMessages.ts';

/** The messages of UploadList, in English. */
export const messages = {
  loading,
  uploadCancel: 'Cancel :name',
  uploadCancelled: 'Cancelled',
  uploadDone: 'Uploaded',
  uploadFailed: 'Failed',
  uploadPause: 'Pause :name',
  uploadPaused: 'Paused',
  uploadProgress: ':loaded of :total',
  uploadRemove: 'Remove :name from the list',
  uploadResume: 'Resume :name',
  uploadRetry: 'Try :name again',
  uploadWaiting: 'Waiting',
  uploads: 'Uploads',
};
