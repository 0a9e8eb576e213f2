import { media } from '../theme/styles.ts';

/**
 * Whether a story is shown in a phone viewport. There its `play` function does nothing, because the elements that it
 * presses or measures have another layout. The phone layout has separate stories with a fixed viewport.
 */
export const isPhonePage = () => matchMedia(media.phone).matches;
