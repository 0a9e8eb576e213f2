import type { QueryClient } from '@tanstack/react-query';
import { clearDownloads } from '../offline/downloads.ts';
import { feedsFrom } from './openFeed.ts';
import { createRecentQueues } from './recentQueues.ts';
import { type RuntimeOptions, startRuntime } from './runtime.ts';
import { soundOutputs } from './soundOutputs.ts';

/** The runtime with what a browser has: the query client, its database and its sound outputs. */
export const startBrowserRuntime =
  (client: QueryClient, preloadsNext: boolean) =>
  (options: Pick<RuntimeOptions, 'state' | 'progress' | 'media' | 'storage'>) =>
    startRuntime({
      ...options,
      ...soundOutputs(options.media),
      openFeed: feedsFrom(client),
      recents: createRecentQueues(),
      preloadsNext,
      forgetDownloads: () =>
        void (typeof caches === 'undefined' || clearDownloads({ caches }).catch(() => {})),
    });
