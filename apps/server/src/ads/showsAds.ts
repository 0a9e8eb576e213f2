import type { Viewer } from '../viewer/Viewer.ts';

/** Whether a viewer sees advertisements. */
export const showsAds = ({ user }: Viewer, isHiddenForSubscribers: boolean): boolean =>
  !(isHiddenForSubscribers && user?.subscriptions.some(({ valid }) => valid));
