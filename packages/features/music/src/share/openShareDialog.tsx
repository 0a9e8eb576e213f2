import { lazyPart, openDialog } from '@segno/ui';
import type { ShareDialogProps } from './ShareDialog.tsx';

const ShareDialog = lazyPart<ShareDialogProps>(() => import('./ShareDialog.tsx'));

/** Opens the dialog with the link and the embed code of a record. */
export const openShareDialog = (given: Omit<ShareDialogProps, 'onClose'>) =>
  openDialog(({ close }) => <ShareDialog {...given} onClose={() => close()} />);
