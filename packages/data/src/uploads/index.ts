export { chooseMethod, type MethodName, type UploadSettings } from './chooseMethod.ts';
export {
  createUploadQueue,
  type UploadItem,
  type UploadOptions,
  type UploadQueue,
  type UploadQueueOptions,
  type UploadStatus,
  warnBeforeLeaving,
} from './createUploadQueue.ts';
export type { HashFile } from './hash/hashInWorker.ts';
export { readDroppedFiles } from './readDroppedFiles.ts';
export { formatSize, isRefusal, type UploadError, type UploadRestrictions } from './restrictions.ts';
export { type ChosenFile, isIgnored, type UploadFile } from './UploadFile.ts';
export type { MethodContext, UploadMethod } from './UploadMethod.ts';
export { uploadSettingsOf } from './uploadSettingsOf.ts';
export { useUploads } from './useUploads.ts';
