import { useMessages } from '@segno/data';
import { type FocusEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { CloseIcon, IconButton } from '@segno/ui';
import { useShortcutKeys } from '../shortcuts/useShortcutKeys.ts';
import { isHandledElsewhere } from '../shortcuts/isHandledElsewhere.ts';
import { messages } from '../messages/en.ts';
import { usePlayerStores } from '@segno/playback';
import QueueList from './QueueList.tsx';
import * as styles from './QueuePanel.css.ts';
import { queueToggle, takesQueueFocus } from './toggleQueue.ts';

/** Marks toasts. */
const topLayer = '[data-react-aria-top-layer]';

/** The queue in a panel beside the page. */
export default function QueuePanel() {
  const t = useMessages(messages);
  const { view } = usePlayerStores();
  const keys = useShortcutKeys('closeQueue');
  const ref = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);
  const close = useCallback(() => view.setState({ isQueueOpen: false }), [view]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // On the way down only while a button of the panel shows its tooltip, which would take the key. A drag by keyboard
      // takes it too, and has no tooltip.
      const isCapturing = event.eventPhase === Event.CAPTURING_PHASE;
      const isTaken =
        ref.current?.contains(event.target as Node) === true && document.querySelector('[role="tooltip"]');
      if (event.key !== 'Escape' || (isCapturing && !isTaken) || isHandledElsewhere(event)) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown, { capture: true });
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [close]);

  useEffect(() => {
    if (takesQueueFocus()) ref.current?.focus();
  }, []);

  // However the queue closes, a focus inside it returns to the element that had it before.
  useLayoutEffect(() => {
    const panel = ref.current;
    return () => {
      if (!panel?.contains(document.activeElement)) return;
      const back = cameFrom.current?.isConnected
        ? cameFrom.current
        : document.querySelector(`[${queueToggle}]`);
      if (back instanceof HTMLElement) back.focus();
    };
  }, []);

  return (
    // Listens for focus that enters the panel; the panel itself is not a control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <aside
      ref={ref}
      tabIndex={-1}
      aria-label={t('queue.title')}
      className={styles.panel}
      onFocus={(event: FocusEvent) => {
        const from = event.relatedTarget;
        // A toast is gone before the queue closes.
        if (from && !event.currentTarget.contains(from) && !from.closest(topLayer)) cameFrom.current = from;
      }}
    >
      <QueueList
        action={
          <IconButton aria-label={t('queue.close')} data-shortcut={keys} onPress={close}>
            <CloseIcon />
          </IconButton>
        }
      />
    </aside>
  );
}
