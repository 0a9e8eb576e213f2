import type { Player } from '../playback/createPlayer.ts';
import { nextRepeat } from '../playback/nextRepeat.ts';
import { toggleQueue } from '../queue/toggleQueue.ts';

/** One thing that keys do. */
export interface Shortcut {
  /** Names its line in the messages. */
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
    | 'mute'
    | 'louder'
    | 'quieter'
    | 'queue'
    | 'fullScreen'
    | 'search'
    | 'message'
    | 'closeQueue'
    | 'overview';
  group: 'playback' | 'sound' | 'views';
  /** As tinykeys reads them; the first two are shown. */
  bindings: string[];
  /** Without a track it leaves the key to the page. */
  needsTrack: boolean;
  /** Whether holding the key down goes on. */
  repeats?: boolean;
  /** Absent where the overview lists a key that another component handles. */
  run?(player: Player): void;
}

const seekBy = (milliseconds: number) => (player: Player) =>
  player.commands.seek(player.progress.getState().position + milliseconds);
const volumeBy = (change: number) => (player: Player) =>
  player.commands.setVolume(Math.round((player.state.getState().volume + change) * 100) / 100);

/** What is pressed for a binding, or the other way round: right to left, time runs to the left, and so do the keys. */
export const bindingHere = (binding: string): string =>
  getComputedStyle(document.documentElement).direction === 'rtl'
    ? binding.replace(/Left|Right/, (side) => (side === 'Left' ? 'Right' : 'Left'))
    : binding;

const isShown = (element: HTMLElement) => element.checkVisibility?.() ?? true;

/** Goes to the page's search field, or to the page that has one. */
function search() {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement>('input[type="search"], [role="search"] input'),
  ];
  const field = fields.find(isShown);
  if (field) {
    field.focus();
    field.select();
    return;
  }
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href="/search"]')];
  links.find(isShown)?.click();
}

/** Every keyboard shortcut of the player, in the order of the overview, as it is left to right. */
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
    run: seekBy(5000),
  },
  {
    id: 'back',
    group: 'playback',
    bindings: ['ArrowLeft'],
    needsTrack: true,
    repeats: true,
    run: seekBy(-5000),
  },
  {
    id: 'leapForward',
    group: 'playback',
    bindings: ['l'],
    needsTrack: true,
    repeats: true,
    run: seekBy(10_000),
  },
  {
    id: 'leapBack',
    group: 'playback',
    bindings: ['j'],
    needsTrack: true,
    repeats: true,
    run: seekBy(-10_000),
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
  { id: 'queue', group: 'views', bindings: ['q'], needsTrack: true, run: ({ view }) => toggleQueue(view) },
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
  // Handled by the toast.
  { id: 'message', group: 'views', bindings: ['F6'], needsTrack: false },
  {
    id: 'overview',
    group: 'views',
    // With or without Shift, as the keyboard has it.
    bindings: ['[Shift]+?'],
    needsTrack: false,
    run: ({ view }) => view.setState(({ areShortcutsOpen }) => ({ areShortcutsOpen: !areShortcutsOpen })),
  },
];
