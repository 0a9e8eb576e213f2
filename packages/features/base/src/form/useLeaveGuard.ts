import { lazyPart, openDialog } from '@segno/ui';
import { createElement, useCallback, useContext, useEffect, useEffectEvent, useId, useRef } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import type { DiscardDialogProps } from './DiscardDialog.tsx';

const DiscardDialog = lazyPart<DiscardDialogProps>(() => import('./DiscardDialog.tsx'));

/** Asks whether unsaved values are discarded. A dismissed question counts as no. */
const askToDiscard = async () =>
  (await openDialog<boolean>(({ close }) =>
    createElement(DiscardDialog, { onDiscard: () => close(true) }),
  )) === true;

interface LeaveGuard {
  /** Asks, if necessary, and resolves to whether the form may be closed. */
  mayLeave: () => Promise<boolean>;
  /** Whether the present values are stored, or kept for the time after the sign-in. Effective before the next render. */
  setSafe: (isSafe: boolean) => void;
}

interface LeaveGuardOptions {
  /** A path below which the values stay on the screen, such as that of an editor with several pages. */
  within?: string;
}

/**
 * Asks before a person leaves unsaved values: in a dialog before another page of the application is shown, and with the
 * browser's question before the document is closed or reloaded (FORM-7, FORM-8). `onLeave` is called after a page
 * change.
 */
export function useLeaveGuard(
  isChanged: boolean,
  onLeave: (() => void) | undefined,
  { within }: LeaveGuardOptions = {},
): LeaveGuard {
  const key = useId();
  const isSafe = useRef(false);
  const isUnsaved = () => isChanged && !isSafe.current;
  // The router's own hook would be loaded with every first visit.
  const router = useContext(DataRouterContext)?.router;
  const question = useRef<Promise<boolean>>(null);
  const mayLeave = async () => {
    if (!isUnsaved()) return true;
    question.current ??= askToDiscard().finally(() => (question.current = null));
    return question.current;
  };
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  const blocks = useEffectEvent(isUnsaved);
  const isWithin = useEffectEvent(
    (pathname: string) => within !== undefined && (pathname === within || pathname.startsWith(`${within}/`)),
  );
  const ask = useEffectEvent(mayLeave);
  const leave = useEffectEvent(() => onLeave?.());
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => warn(event);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, []);
  useEffect(() => {
    if (!router) return undefined;
    let { pathname } = router.state.location;
    let isAsking = false;
    router.getBlocker(
      key,
      ({ currentLocation, nextLocation }) =>
        currentLocation.pathname !== nextLocation.pathname && !isWithin(nextLocation.pathname) && blocks(),
    );
    const unsubscribe = router.subscribe(({ blockers, location }) => {
      const blocker = blockers.get(key);
      if (blocker?.state === 'blocked' && !isAsking) {
        isAsking = true;
        void ask().then((isDiscarded) => {
          isAsking = false;
          const present = router.state.blockers.get(key);
          if (present?.state !== 'blocked') return;
          if (isDiscarded) present.proceed();
          else present.reset();
        });
      }
      if (location.pathname === pathname) return;
      pathname = location.pathname;
      leave();
    });
    return () => {
      unsubscribe();
      router.deleteBlocker(key);
    };
  }, [key, router]);
  const setSafe = useCallback((next: boolean) => {
    isSafe.current = next;
  }, []);
  return { mayLeave, setSafe };
}
