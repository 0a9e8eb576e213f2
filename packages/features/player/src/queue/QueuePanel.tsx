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

/**
 * Whether an open tooltip of the queue or of the player bar takes Escape. The queue must read the key before it, so that
 * one press closes both. A drag by keyboard takes the key too, and ends without closing the queue.
 */
function isTakenByTooltip(target: EventTarget | null, panel: Element | null): boolean {
  const bar = document.querySelector(`[${queueToggle}]`)?.closest('section');
  const isInPlayer = target instanceof Node && (panel?.contains(target) || bar?.contains(target)) === true;
  return (
    isInPlayer && !panel?.querySelector('[data-dragging]') && !!document.querySelector('[role="tooltip"]')
  );
}

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
      if (event.key !== 'Escape' || isHandledElsewhere(event)) return;
      if (event.eventPhase === Event.CAPTURING_PHASE && !isTakenByTooltip(event.target, ref.current)) return;
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
