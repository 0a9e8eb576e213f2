import { media } from '../theme/styles.ts';

/**
 * Whether a story is looked at on a phone. There what it would press or measure is laid out otherwise, so that it only
 * shows itself; the phone's layout has stories of its own, at their own width.
 */
export const isPhonePage = () => matchMedia(media.phone).matches;
