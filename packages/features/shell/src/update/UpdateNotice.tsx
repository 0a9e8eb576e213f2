import { lazyPart } from '@segno/ui';

/**
 * Asks once for a reload after a deployment. Preload this module: after the deployment its own code may no longer be on
 * the server.
 */
export const UpdateNotice = lazyPart(() => import('./UpdateNoticeCard.tsx'));
