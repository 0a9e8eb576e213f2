import { words as refusalWords } from '../files/words.ts';
import { loading } from '../messages/commonWords.ts';

/** What ImageField says by itself, in English. */
export const words = {
  ...refusalWords,
  imageCancel: 'Cancel',
  imageChoose: 'Choose a picture',
  imageCrop: 'Crop the picture',
  imageMove: 'Picture section',
  imageMoveHelp: 'Drag the picture, or move it with the arrow keys. Pinch or turn the wheel to come nearer.',
  imageRemove: 'Remove',
  imageReplace: 'Replace',
  imageUnreadable: '“:name” cannot be shown as a picture.',
  imageUploading: 'Uploading',
  imageUse: 'Use picture',
  imageZoom: 'Zoom',
  loading,
};
