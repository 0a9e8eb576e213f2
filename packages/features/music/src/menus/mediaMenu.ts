import type { Album, Artist, Playlist, Track } from '@segno/data';
import type { MouseEvent } from 'react';
import { createStore } from 'zustand/vanilla';

/** The target of a context menu. */
export type MediaTarget =
  | {
      type: 'track';
      track: Track;
      /** Begins a selection with the row of the track, or the card of the record. */
      onSelect?: () => void;
      /** Removes the row of the track from the playlist that shows it. */
      onRemove?: () => void;
    }
  | { type: 'album'; album: Album; onSelect?: () => void }
  | { type: 'artist'; artist: Artist; onSelect?: () => void }
  | { type: 'playlist'; playlist: Playlist };

interface MediaMenuState {
  target: MediaTarget | null;
  /** The element that the menu belongs to, which gets the focus back. */
  origin: Element | null;
  /** The position in CSS pixels of the viewport; without it the menu opens beside its origin. */
  point?: { x: number; y: number };
}

/** The one media menu of a page. Rows and cards only set its target. Its component is loaded on first use. */
export const mediaMenu = createStore<MediaMenuState>(() => ({ target: null, origin: null }));

/** Opens the menu instead of the browser's own: at the pointer, or at the focused element when opened by keyboard. */
export function openMediaMenu(event: MouseEvent, target: MediaTarget) {
  event.preventDefault();
  const element = event.target as Element;
  const origin = element.closest<HTMLElement>('a, button, [tabindex]') ?? document.activeElement ?? element;
  // The menu key has no pointer position: the browser reports the centre of the focused element, or nothing.
  const isByKey = event.button !== 2 && event.detail === 0 && document.activeElement === origin;
  mediaMenu.setState({ target, origin, point: isByKey ? undefined : { x: event.clientX, y: event.clientY } });
}

/** Opens the menu beside an element, such as its "More" button. */
export const openMediaMenuAt = (origin: Element, target: MediaTarget) =>
  mediaMenu.setState({ target, origin, point: undefined });

export const closeMediaMenu = () => mediaMenu.setState({ target: null });
