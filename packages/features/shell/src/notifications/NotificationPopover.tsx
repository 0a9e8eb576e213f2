import { Popover } from '@segno/ui';
import { NotificationPanel, type NotificationPanelProps } from './NotificationPanel.tsx';

/** The latest notifications, in a popover of their button. */
export default function NotificationPopover(props: NotificationPanelProps) {
  return (
    <Popover placement="bottom end" padding="none">
      <NotificationPanel {...props} />
    </Popover>
  );
}
