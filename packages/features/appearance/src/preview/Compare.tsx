import { useMessages } from '@segno/data';
import { Inline, Slider, Text } from '@segno/ui';
import { useEffect, useState } from 'react';
import { previewMessages } from '../messages/preview.en.ts';
import * as css from './Compare.css.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import type { ShowOf } from './useConnection.ts';

interface CompareProps {
  address: string;
  showOf: ShowOf;
  /** Chooses what is published. */
  liveOf: ShowOf;
  width: number | null;
  space: { width: number; height: number };
}

/** The height of the control above the pictures, in CSS pixels. */
const controlHeight = 68;

/** The edited and the published site as two pictures, of which a divider shows a part each. They scroll together. */
export function Compare({ address, showOf, liveOf, width, space }: CompareProps) {
  const t = useMessages(previewMessages);
  const [part, setPart] = useState(50);
  const [edited, setEdited] = useState<Document | null>(null);
  const [published, setPublished] = useState<Document | null>(null);
  useScrollTogether(edited, published);
  const each = { width: space.width, height: space.height - controlHeight };
  return (
    <div className={css.compare}>
      <div className={css.control}>
        <Slider label={t('preview.divider')} minValue={0} maxValue={100} value={part} onChange={setPart} />
        <Inline justify="between">
          <Text size="sm" tone="muted">
            {t('preview.published')}
          </Text>
          <Text size="sm" tone="muted">
            {t('preview.edited')}
          </Text>
        </Inline>
      </div>
      <div className={css.stack} dir="ltr">
        <div className={css.layer}>
          <PreviewFrame
            title={t('preview.frame')}
            address={address}
            showOf={showOf}
            width={width}
            space={each}
            onPage={setEdited}
          />
        </div>
        <div className={css.live} style={{ clipPath: `inset(0 ${100 - part}% 0 0)` }} inert>
          <PreviewFrame
            title={t('preview.frameLive')}
            address={address}
            showOf={liveOf}
            width={width}
            space={each}
            onPage={setPublished}
          />
        </div>
        <div className={css.divider} style={{ left: `${part}%` }} />
      </div>
    </div>
  );
}

/** Scrolls the second page as the first one. */
function useScrollTogether(leading: Document | null, following: Document | null) {
  useEffect(() => {
    if (!leading || !following) return;
    const scroll = ({ target }: Event) => {
      const source = target === leading ? leading.scrollingElement : (target as Element);
      const other =
        target === leading
          ? following.scrollingElement
          : source?.id
            ? following.getElementById(source.id)
            : null;
      if (source && other) other.scrollTo(source.scrollLeft, source.scrollTop);
    };
    leading.addEventListener('scroll', scroll, true);
    return () => leading.removeEventListener('scroll', scroll, true);
  }, [leading, following]);
}
