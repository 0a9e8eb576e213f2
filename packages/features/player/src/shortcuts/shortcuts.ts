import { type Player, nextRepeat } from '@segno/playback';
import { toggleQueue } from '../queue/toggleQueue.ts';

/** Actions of the page that the player itself does not have. */
export interface ShortcutActions {
  /** Likes the current track, or takes the like back. */
  like(): void;
  /** The seconds that the arrow keys move within a track. */
  seekStep: number;
}

/** The seconds of a step where the site names none. */
export const defaultSeekStep = 5;

/** J and L move so many steps. */
const leap = 2;

/** The seconds that a shortcut moves within a track; undefined for others. */
export const secondsOf = (id: Shortcut['id'], seekStep: number): number | undefined => {
  if (id === 'forward' || id === 'back') return seekStep;
  return id === 'leapForward' || id === 'leapBack' ? leap * seekStep : undefined;
};

/** An action with its keyboard shortcuts. */
export interface Shortcut {
  /** The key of its message. */
  id:
    | 'toggle'
    | 'next'
    | 'previous'
    | 'forward'
    | 'back'
    | 'leapForward'
    | 'leapBack'
    | 'shuffle'
    | 'repeat'
    | 'like'
    | 'mute'
    | 'louder'
    | 'quieter'
    | 'queue'
    | 'fullScreen'
    | 'search'
    | 'message'
    | 'palette'
    | 'closeQueue'
    | 'overview';
  group: 'playback' | 'sound' | 'views';
  /** In the syntax of tinykeys. The overview shows the first two. */
  bindings: string[];
  /** Without a current track, the key is left to the page. */
  needsTrack: boolean;
  /** Whether holding the key down repeats the action. */
  repeats?: boolean;
  /** Absent when another component handles the key and the overview only lists it. */
  run?(player: Player, actions: ShortcutActions): void;
}

/** Moves by steps of the site's length. */
const seekBy =
  (steps: number) =>
  (player: Player, { seekStep }: ShortcutActions) =>
    player.commands.seek(player.progress.getState().position + steps * seekStep * 1000);
const volumeBy = (change: number) => (player: Player) =>
  player.commands.setVolume(Math.round((player.state.getState().volume + change) * 100) / 100);

/**
 * Converts a binding from left to right to the direction of the page, or back. In right to left, the arrow keys left
 * and right are swapped.
 */
export const bindingHere = (binding: string): string =>
  getComputedStyle(document.documentElement).direction === 'rtl'
    ? binding.replace(/Left|Right/, (side) => (side === 'Left' ? 'Right' : 'Left'))
    : binding;

const isShown = (element: HTMLElement) => element.checkVisibility?.() ?? true;

/** Focuses the page's search field, or opens the search page. */
function search() {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[type="search"]')];
  const field = fields.find(isShown);
  if (field) {
    field.focus();
    field.select();
    return;
  }
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href="/search"]')];
  links.find(isShown)?.click();
}

/** All keyboard shortcuts of the player in the order of the overview, with the arrow keys of left to right. */
export const shortcuts: readonly Shortcut[] = [
  {
    id: 'toggle',
    group: 'playback',
    bindings: ['Space', 'k'],
    needsTrack: true,
    run: ({ commands }) => commands.toggle(),
  },
  {
    id: 'next',
    group: 'playback',
    bindings: ['n', 'Shift+ArrowRight'],
    needsTrack: true,
    run: ({ commands }) => commands.next(),
  },
  {
    id: 'previous',
    group: 'playback',
    bindings: ['p', 'Shift+ArrowLeft'],
    needsTrack: true,
    run: ({ commands }) => commands.previous(),
  },
  {
    id: 'forward',
    group: 'playback',
    bindings: ['ArrowRight'],
    needsTrack: true,
    repeats: true,
    run: seekBy(1),
  },
  {
    id: 'back',
    group: 'playback',
    bindings: ['ArrowLeft'],
    needsTrack: true,
    repeats: true,
    run: seekBy(-1),
  },
  {
    id: 'leapForward',
    group: 'playback',
    bindings: ['l'],
    needsTrack: true,
    repeats: true,
    run: seekBy(leap),
  },
  {
    id: 'leapBack',
    group: 'playback',
    bindings: ['j'],
    needsTrack: true,
    repeats: true,
    run: seekBy(-leap),
  },
  {
    id: 'shuffle',
    group: 'playback',
    bindings: ['s'],
    needsTrack: true,
    run: ({ commands, state }) => commands.setShuffle(!state.getState().isShuffled),
  },
  {
    id: 'repeat',
    group: 'playback',
    bindings: ['r'],
    needsTrack: true,
    run: ({ commands, state }) => commands.setRepeat(nextRepeat[state.getState().repeat]),
  },
  {
    id: 'like',
    group: 'playback',
    bindings: ['h'],
    needsTrack: true,
    run: (_, { like }) => like(),
  },
  {
    id: 'mute',
    group: 'sound',
    bindings: ['m'],
    needsTrack: true,
    run: ({ commands }) => commands.toggleMute(),
  },
  {
    id: 'louder',
    group: 'sound',
    bindings: ['Shift+ArrowUp'],
    needsTrack: true,
    repeats: true,
    run: volumeBy(0.05),
  },
  {
    id: 'quieter',
    group: 'sound',
    bindings: ['Shift+ArrowDown'],
    needsTrack: true,
    repeats: true,
    run: volumeBy(-0.05),
  },
  {
    id: 'queue',
    group: 'views',
    bindings: ['q'],
    needsTrack: true,
    run: ({ view }) => toggleQueue(view, true),
  },
  // Handled by the queue panel.
  { id: 'closeQueue', group: 'views', bindings: ['Escape'], needsTrack: true },
  {
    id: 'fullScreen',
    group: 'views',
    bindings: ['f'],
    needsTrack: true,
    run: ({ view }) =>
      view.setState(({ fullScreen }) => ({ fullScreen: fullScreen === 'closed' ? 'cover' : 'closed' })),
  },
  { id: 'search', group: 'views', bindings: ['/'], needsTrack: false, run: search },
  // Handled by the palette.
  { id: 'palette', group: 'views', bindings: ['Control+k', 'Meta+k'], needsTrack: false },
  // Handled by the toast.
  { id: 'message', group: 'views', bindings: ['F6'], needsTrack: false },
  {
    id: 'overview',
    group: 'views',
    // With or without Shift, which depends on the keyboard layout.
    bindings: ['[Shift]+?'],
    needsTrack: false,
    run: ({ view }) => view.setState(({ areShortcutsOpen }) => ({ areShortcutsOpen: !areShortcutsOpen })),
  },
];
