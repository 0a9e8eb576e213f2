import { lazyPart, openDialog } from '@segno/ui';
import {
  type ContextType,
  createElement,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import type { DiscardDialogProps } from './DiscardDialog.tsx';

const DiscardDialog = lazyPart<DiscardDialogProps>(() => import('./DiscardDialog.tsx'));

let question: Promise<boolean> | null = null;

/** Asks whether unsaved values are discarded, once at a time. A dismissed question counts as no. */
const askToDiscard = (): Promise<boolean> =>
  (question ??= openDialog<boolean>(({ close }) =>
    createElement(DiscardDialog, { onDiscard: () => close(true) }),
  )
    .then((isDiscarded) => isDiscarded === true)
    .finally(() => (question = null)));

type Router = NonNullable<ContextType<typeof DataRouterContext>>['router'];

/** The unsaved values of one form, as a navigation sees them. */
interface Guard {
  blocks: (pathname: string) => boolean;
  discard: () => void;
}

interface Guards {
  all: Set<Guard>;
  stop: () => void;
}

const guardsOf = new WeakMap<Router, Guards>();
const blockerKey = 'unsaved values';

/**
 * Holds navigations while a guard blocks them, and asks once for all forms of the page. A router asks only the last of
 * several blockers, so the forms share one.
 */
function addGuard(router: Router, guard: Guard): () => void {
  const guards = guardsOf.get(router) ?? holdNavigations(router);
  guardsOf.set(router, guards);
  guards.all.add(guard);
  return () => {
    guards.all.delete(guard);
    if (guards.all.size > 0) return;
    guards.stop();
    guardsOf.delete(router);
  };
}

function holdNavigations(router: Router): Guards {
  const all = new Set<Guard>();
  let isAsking = false;
  router.getBlocker(
    blockerKey,
    ({ currentLocation, nextLocation: { pathname } }) =>
      currentLocation.pathname !== pathname && [...all].some((guard) => guard.blocks(pathname)),
  );
  const unsubscribe = router.subscribe(({ blockers }) => {
    const blocker = blockers.get(blockerKey);
    if (blocker?.state !== 'blocked' || isAsking) return;
    const { pathname } = blocker.location;
    isAsking = true;
    void askToDiscard().then((isDiscarded) => {
      isAsking = false;
      const present = router.state.blockers.get(blockerKey);
      if (present?.state !== 'blocked') return;
      if (!isDiscarded) {
        present.reset();
        return;
      }
      for (const guard of all) if (guard.blocks(pathname)) guard.discard();
      present.proceed();
    });
  });
  return {
    all,
    stop: () => {
      unsubscribe();
      router.deleteBlocker(blockerKey);
    },
  };
}

interface LeaveGuard {
  /** Asks, if necessary, and resolves to whether the form may be closed. */
  mayLeave: () => Promise<boolean>;
  /** Whether the present values are stored, or kept for the time after the sign-in. Effective before the next render. */
  setSafe: (isSafe: boolean) => void;
}

interface LeaveGuardOptions {
  /** A path below which the values stay on the screen, such as that of an editor with several pages. */
  within?: string;
  /** Called when the person has chosen to discard the values. */
  onDiscard?: (() => void) | undefined;
}

/**
 * Asks before a person leaves unsaved values: in a dialog before another page of the application is shown, and with the
 * browser's question before the document is closed or reloaded (FORM-7, FORM-8). `onLeave` is called after a page
 * change.
 */
export function useLeaveGuard(
  isChanged: boolean,
  onLeave: (() => void) | undefined,
  { within, onDiscard }: LeaveGuardOptions = {},
): LeaveGuard {
  const isSafe = useRef(false);
  const isUnsaved = () => isChanged && !isSafe.current;
  // The router's own hook would be loaded with every first visit.
  const router = useContext(DataRouterContext)?.router;
  const mayLeave = async () => {
    if (!isUnsaved()) return true;
    const isDiscarded = await askToDiscard();
    if (isDiscarded) onDiscard?.();
    return isDiscarded;
  };
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  const blocks = useEffectEvent(
    (pathname: string) =>
      isUnsaved() && !(within !== undefined && (pathname === within || pathname.startsWith(`${within}/`))),
  );
  const discard = useEffectEvent(() => onDiscard?.());
  const leave = useEffectEvent(() => onLeave?.());
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => warn(event);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, []);
  useEffect(() => {
    if (!router) return undefined;
    let { pathname } = router.state.location;
    const remove = addGuard(router, {
      blocks: (next) => blocks(next),
      discard: () => discard(),
    });
    const unsubscribe = router.subscribe(({ location }) => {
      if (location.pathname === pathname) return;
      pathname = location.pathname;
      leave();
    });
    return () => {
      unsubscribe();
      remove();
    };
  }, [router]);
  const setSafe = useCallback((next: boolean) => {
    isSafe.current = next;
  }, []);
  return { mayLeave, setSafe };
}
