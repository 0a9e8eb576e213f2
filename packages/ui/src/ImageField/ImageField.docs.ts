import type { ComponentDocs } from '../docs/ComponentDocs.ts';
import { fieldParts } from '../docs/sharedParts.ts';

export const docs = {
  purpose:
    'One picture: an avatar, a cover, a banner. It is dropped, pasted or selected, cropped, replaced and removed.',
  instead: [
    { when: 'it is another kind of file, or several', take: 'DropZone' },
    { when: 'the picture is only shown', take: 'Image or Avatar' },
  ],
  anatomy: [
    { part: 'Label', is: 'the accessible name; a red asterisk marks a required picture' },
    {
      part: 'Preview',
      is: 'the picture with its `alt`, or a placeholder; files can be dropped on it, a press opens the file dialog',
    },
    { part: 'Buttons', is: 'select or replace, and remove unless a picture is required' },
    { part: 'Progress', is: 'the progress of the upload, with `progress`' },
    { part: 'Description', is: 'the accepted types and sizes' },
    { part: 'Error', is: 'the error message, or the rejected file with its reason' },
    {
      part: 'Cropper',
      is: 'a dialog with the picture under a frame of `aspectRatio`, a zoom slider and two buttons',
    },
  ],
  parts: {
    ...fieldParts,
    'ImageField-layout': 'the preview and the buttons',
    'ImageField-preview': 'the preview',
    'ImageField-picture': 'the picture',
    'ImageField-side': 'the buttons and texts',
  },
  keyboard: [
    { keys: 'Tab', does: 'moves to the preview, to the buttons, and out of the field' },
    { keys: 'Ctrl+V, ⌘V', does: 'pastes a picture while the preview has the focus' },
    { keys: 'Enter, Space', does: 'press the focused button' },
    {
      keys: '←, →, ↑, ↓',
      does: 'in the cropper move the picture under its frame; with Shift ten times as far',
    },
    { keys: 'Page Up, Page Down, Home, End', does: 'on the cropper’s slider zoom in and out' },
    { keys: 'Escape', does: 'closes the cropper and keeps the previous picture' },
  ],
  notes: [
    '`onChange` is called with a file of the cropped picture. The application uploads it and sets `progress`.',
    'In the cropper a pinch and the wheel zoom too, around the pointers. The zoom is at most four times, and the frame stays within the picture.',
    'Removing calls `onChange` with `null`. To undo it set `value` back to `undefined`: `src` is shown again.',
    'With `aspectRatio={null}` pictures are not cropped, and animations are kept.',
    'A file whose content is not a picture is rejected, whatever its type is.',
  ],
} satisfies ComponentDocs;
