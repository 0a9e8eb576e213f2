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
  return (
    <aside aria-label={t('ad.label')} className={css.places[slot]} style={{ blockSize: height }}>
      <iframe
        title={t('ad.label')}
        src={adPath(slot)}
        sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="strict-origin"
        loading="lazy"
        className={css.frame}
      />
    </aside>
  );
}
