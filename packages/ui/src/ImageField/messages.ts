import { messages as refusalMessages } from '../files/messages.ts';
import { loading } from '../messages/commonMessages.ts';

/** The messages of ImageField, in English. */
export const messages = {
  ...refusalMessages,
  imageCancel: 'Cancel',
  imageChoose: 'Choose a picture',
  imageCrop: 'Crop the picture',
  imageMove: 'Picture section',
  imageMoveHelp: 'Drag the picture, or move it with the arrow keys. Pinch or scroll to zoom in.',
  imageRemove: 'Remove',
  imageReplace: 'Replace',
  imageUnreadable: '“:name” cannot be shown as a picture.',
  imageUploading: 'Uploading',
  imageUse: 'Use picture',
  imageZoom: 'Zoom',
  loading,
};
