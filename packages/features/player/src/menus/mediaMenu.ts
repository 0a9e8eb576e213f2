import type { Album, Artist, Playlist, Track } from '@segno/data';
import type { MouseEvent } from 'react';
import { createStore } from 'zustand/vanilla';

/** What a context menu acts on. */
export type MediaTarget =
  | { type: 'track'; track: Track }
  | { type: 'album'; album: Album }
  | { type: 'artist'; artist: Artist }
  | { type: 'playlist'; playlist: Playlist };

interface MediaMenuState {
  target: MediaTarget | null;
  /** What the menu belongs to and what gets the focus back. */
  origin: Element | null;
  /** Where it opens, in CSS pixels of the window; beside its origin when absent. */
  point?: { x: number; y: number };
}

/** The one media menu of a page: rows and cards only pass its target. Its component is loaded on first use. */
export const mediaMenu = createStore<MediaMenuState>(() => ({ target: null, origin: null }));

/** Opens the menu in place of the browser's own: at the pointer, or at the focused element when asked for by key. */
export function openMediaMenu(event: MouseEvent, target: MediaTarget) {
  event.preventDefault();
  const element = event.target as Element;
  const origin = element.closest<HTMLElement>('a, button, [tabindex]') ?? document.activeElement ?? element;
  // A menu key has no pointer: the browser reports the middle of the focused element, or nothing.
  const isByKey = event.button !== 2 && event.detail === 0 && document.activeElement === origin;
  mediaMenu.setState({ target, origin, point: isByKey ? undefined : { x: event.clientX, y: event.clientY } });
}

/** Opens the menu beside an element, such as its "More" button. */
export const openMediaMenuAt = (origin: Element, target: MediaTarget) =>
  mediaMenu.setState({ target, origin, point: undefined });

export const closeMediaMenu = () => mediaMenu.setState({ target: null });
