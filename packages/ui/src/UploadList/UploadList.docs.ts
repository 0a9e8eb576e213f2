import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose: 'Files that are being uploaded, each with its progress, its error and its actions.',
  instead: [
    { when: 'files are selected', take: 'DropZone' },
    { when: 'one picture is uploaded', take: 'ImageField' },
    { when: 'one task is under way', take: 'ProgressBar' },
  ],
  anatomy: [
    { part: 'Row', is: 'one file: a picture, its name, its state, and buttons' },
    { part: 'Progress', is: 'while the file is sent' },
    { part: 'Error', is: 'why it failed, and what to do' },
    { part: 'Buttons', is: 'pause, resume, try again, cancel, remove: those whose function is given' },
  ],
  parts: {
    'UploadList-row': 'one file',
    'UploadList-image': 'its picture',
    'UploadList-name': 'its name',
    'UploadList-status': 'its state',
    'UploadList-error': 'its error',
    'UploadList-note': 'what is known about it besides',
  },
  keyboard: [
    { keys: 'Tab', does: 'moves between the buttons' },
    { keys: 'Enter, Space', does: 'press the focused button' },
  ],
  notes: ['The end and the failure of an upload are announced.'],
} satisfies ComponentDocs;
