import { lazyPart } from '@segno/ui';

/** Asks for a reload after a deployment, once. Preload it: its own code may be gone by then. */
export const UpdateNotice = lazyPart(() => import('./UpdateNoticeCard.tsx'));
