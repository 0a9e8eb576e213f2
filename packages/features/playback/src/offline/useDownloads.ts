import { useStartup } from '@segno/data';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { loadFeeds } from '../playback/loadParts.ts';
import type { PlayContext } from '../playback/PlayerState.ts';
import {
  clearDownloads,
  downloadKey,
  type DownloadParts,
  downloadsStore,
  leaveShell,
  readDownloads,
  refreshDownloads,
  rememberShell,
  removeDownload,
  saveDownload,
} from './downloads.ts';

/** Whether this browser can store music and play it without a connection. */
export const canDownload = (): boolean =>
  typeof window !== 'undefined' && 'caches' in window && 'serviceWorker' in navigator;

const partsOf = async (client: QueryClient): Promise<DownloadParts> => ({
  caches,
  fetch: (url) => fetch(url),
  now: () => Date.now(),
  openFeed: await loadFeeds(client),
});

/** How long the files of the application may take to be stored, in ms. */
const shellLimit = 60_000;

/** Stores the page of downloads and the player, so that they open without a connection. */
async function keepShell(viewer: number | null) {
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const isKept = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), shellLimit);
    port1.onmessage = ({ data }: MessageEvent<{ isKept: boolean }>) => {
      clearTimeout(timer);
      resolve(data.isKept);
    };
    active?.postMessage('keep-shell', [port2]);
  });
  if (!isKept) throw new Error('The application could not be stored.');
  await rememberShell({ caches }, viewer);
}

/** The downloads of the visitor, and what changes them. */
export function useDownloads() {
  const client = useQueryClient();
  const viewer = useStartup().user?.id ?? null;
  const { downloads, active } = useStore(downloadsStore);
  useEffect(() => {
    if (!canDownload()) return;
    readDownloads({ caches }, viewer).catch(() => downloadsStore.setState({ downloads: [] }));
  }, [viewer]);
  return {
    downloads,
    active,
    isDownloaded: (context: PlayContext) =>
      downloads?.some((each) => downloadKey(each.context) === downloadKey(context)) ?? false,
    async save(context: PlayContext) {
      const parts = await partsOf(client);
      // The browser may otherwise remove what is stored when the disk is full.
      await navigator.storage?.persist?.();
      await saveDownload(parts, context, viewer);
      await keepShell(viewer);
    },
    remove: (context: PlayContext) => removeDownload({ caches }, context, viewer),
    /** Forgets what was stored, at a logout. */
    clear: () => clearDownloads({ caches }),
    /**
     * Follows who is signed in: removes the page of somebody else. With a connection and with downloads, it brings the
     * playlists and the application up to date.
     */
    async refresh() {
      await leaveShell({ caches }, viewer);
      await readDownloads({ caches }, viewer);
      if (!navigator.onLine || (downloadsStore.getState().downloads ?? []).length === 0) return;
      await refreshDownloads(await partsOf(client), viewer);
      await keepShell(viewer);
    },
  };
}
