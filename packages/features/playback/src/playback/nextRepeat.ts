import type { RepeatMode } from './PlayerState.ts';

/** The repeat mode that follows each one when its button or key is pressed. */
export const nextRepeat: Record<RepeatMode, RepeatMode> = { off: 'all', all: 'one', one: 'off' };
