import type { RepeatMode } from './PlayerState.ts';

/** What the repeat button and its key change each mode to. */
export const nextRepeat: Record<RepeatMode, RepeatMode> = { off: 'all', all: 'one', one: 'off' };
