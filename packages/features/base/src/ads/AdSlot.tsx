import { adPath, type AdSlotName, useMessages, useSetting } from '@segno/data';
import { messages } from '../messages/ads.en.ts';
import * as css from './AdSlot.css.ts';

/**
 * An advertisement, if the slot is on. Its height is reserved, so that nothing moves when it arrives. Its code runs in a
 * sandboxed frame without an origin, which cannot read the page (AD-3).
 */
export function AdSlot({ slot }: { slot: AdSlotName }) {
  const t = useMessages(messages);
  const height = useSetting('ads.heights')?.[slot];
  if (height === undefined) return null;
  // A page may have four of them: each landmark and each frame needs a name of its own.
  const label = t(`ad.${slot}`);
  return (
    <aside aria-label={label} className={css.places[slot]} style={{ blockSize: height }}>
      <iframe
        title={label}
        src={adPath(slot)}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="strict-origin"
        loading="lazy"
        className={css.frame}
      />
    </aside>
  );
}
