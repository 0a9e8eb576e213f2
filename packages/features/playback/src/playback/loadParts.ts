import type { QueryClient } from '@tanstack/react-query';
import type { PlayerOptions } from './createPlayer.ts';
import type { OpenFeed } from './openFeed.ts';

/** Loads the code that reads the tracks of contexts. */
export const loadFeeds = async (client: QueryClient): Promise<OpenFeed> =>
  (await import('./openFeed.ts')).feedsFrom(client);

/** Loads the code that plays. */
export const loadRuntime =
  (client: QueryClient, settings: Record<string, unknown>): PlayerOptions['load'] =>
  async () => {
    const { startBrowserRuntime } = await import('./browserRuntime.ts');
    return startBrowserRuntime(client, settings);
  };
