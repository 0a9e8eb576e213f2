import { TestScreen, type TestScreenProps } from '@segno/testing';
import { DialogHost, ToastRegion } from '@segno/ui';

/** A screen in a story with the dialogs and toasts of the frame. The toasts stay after a navigation. */
export const WorkspaceStory = (props: Omit<TestScreenProps, 'beside'>) => (
  <>
    <TestScreen {...props} beside={<DialogHost />} />
    <ToastRegion />
  </>
);
