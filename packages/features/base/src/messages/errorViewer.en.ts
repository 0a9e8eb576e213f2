import { defineMessages } from '@segno/data';

/** The texts of the error viewer, which only people see who may view logs. */
export const errorViewerMessages = defineMessages('base', {
  'errorViewer.title': 'An error occured',
  'errorViewer.frames': 'Stack trace',
  'errorViewer.collapse': 'Collapse vendor frames',
  'errorViewer.expand': 'Expand vendor frames',
  'errorViewer.vendor': ':count vendor frame(s)',
  'errorViewer.topLevel': 'top level',
  'errorViewer.noFrames': 'This error has no stack trace.',
  'errorViewer.noCode': 'The code of this frame is not shown.',
  'errorViewer.download': 'Download log',
});
