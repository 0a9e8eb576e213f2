import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'One picture: an avatar, a cover, a banner. It is dropped, pasted or chosen, cropped, replaced and removed.',
  instead: [
    { when: 'it is another kind of file, or several', take: 'DropZone' },
    { when: 'the picture is only shown', take: 'Image or Avatar' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the picture, with a red asterisk if there must be one' },
    {
      part: 'Preview',
      is: 'the picture with its `alt`, or an empty place; files are dropped on it, a press chooses one',
    },
    { part: 'Buttons', is: 'choose or replace, and remove unless a picture is required' },
    { part: 'Progress', is: 'how far the upload is, with `progress`' },
    { part: 'Description', is: 'which pictures are taken' },
    { part: 'Error', is: 'what is wrong, or which file was left out and why' },
    {
      part: 'Cropper',
      is: 'a dialog with the picture under a frame of `aspectRatio`, a zoom slider and two buttons',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'goes to the preview, to the buttons, and out' },
    { keys: 'Ctrl+V, ⌘V', does: 'pastes a picture while the preview has the focus' },
    { keys: 'Enter, Space', does: 'press the button that has the focus' },
    {
      keys: '←, →, ↑, ↓',
      does: 'in the cropper move the picture under its frame; with Shift ten times as far',
    },
    { keys: 'Page Up, Page Down, Home, End', does: 'on the cropper’s slider come nearer and go away' },
    { keys: 'Escape', does: 'closes the cropper and keeps what there was' },
  ],
  notes: [
    '`onChange` gives a file of the cropped picture; uploading it is left to the caller, who says how far with `progress`.',
    'In the cropper two fingers and the wheel zoom too, around where they are; like the slider up to four times, and never beyond the picture’s edge.',
    'Removing gives `null`. To offer to undo it set `value` back to `undefined`: `src` is shown again.',
    'With `aspectRatio={null}` pictures are taken as they are, animations with them.',
    'A file that is no picture is refused by name, whatever its type says.',
  ],
} satisfies ComponentDocs;
