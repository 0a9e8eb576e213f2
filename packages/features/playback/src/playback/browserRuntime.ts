import { readSetting } from '@segno/data';
import type { QueryClient } from '@tanstack/react-query';
import { feedsFrom } from './openFeed.ts';
import { createRecentQueues } from './recentQueues.ts';
import { type RuntimeOptions, startRuntime } from './runtime.ts';
import { soundOutputs } from './soundOutputs.ts';

/** The runtime with what a browser has: the query client, its database, its sound outputs, and the settings of the site. */
export const startBrowserRuntime =
  (client: QueryClient, settings: Record<string, unknown>) =>
  (options: Pick<RuntimeOptions, 'state' | 'progress' | 'media' | 'storage'>) =>
    startRuntime({
      ...options,
      ...soundOutputs(options.media),
      openFeed: feedsFrom(client),
      recents: createRecentQueues(),
      guestsHear: readSetting(settings, 'player.guests') ?? 'all',
      preloadsNext: readSetting(settings, 'player.preload_next') !== false,
      standard: {
        autoplay: readSetting(settings, 'player.autoplay') ?? true,
        crossfade: readSetting(settings, 'player.crossfade') ?? 0,
        loudness: readSetting(settings, 'player.loudness') ?? 'off',
      },
    });
