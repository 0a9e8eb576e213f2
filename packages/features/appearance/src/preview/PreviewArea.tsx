import { useMessages } from '@segno/data';
import { Text } from '@segno/ui';
import { useEffect, useMemo, useRef, useState } from 'react';

import { indexOf, type PlaceParams } from '../editor/place.ts';
import type { View } from '../editor/view.ts';
import { previewMessages } from '../messages/preview.en.ts';
import { Compare } from './Compare.tsx';
import { createShowOf } from './createShowOf.ts';
import * as css from './PreviewArea.css.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { StoryMatrix } from './StoryMatrix.tsx';
import { widths } from './widths.ts';

/** The space between two frames, in CSS pixels. */
const gap = 16;

interface PreviewAreaProps {
  view: View;
  place: PlaceParams;
  /** Called with the address of the panel of a pressed region. */
  onRegion: (path: string) => void;
}

/** The site beside the controls, in one or two frames, or its components. */
export function PreviewArea({ view, place, onRegion }: PreviewAreaProps) {
  const t = useMessages(previewMessages);
  const { ref, space } = useSpace();
  const isLanding = place.section === 'landing-page';
  const index = place.section === 'themes' ? indexOf(place.part) : null;
  const width = widths[view.width];
  const query = new URLSearchParams({
    appearanceEditor: 'true',
    // Signed-in people do not see the landing page.
    ...(isLanding ? { persona: 'guest' } : view.persona !== 'self' && { persona: view.persona }),
    ...(view.language !== 'own' && { language: view.language }),
  });
  const address = `/?${query.toString()}`;
  const { scheme } = view;
  const shows = useMemo(
    () =>
      scheme === 'both'
        ? [
            createShowOf({ scheme: 'light', isLanding, index }),
            createShowOf({ scheme: 'dark', isLanding, index }),
          ]
        : [createShowOf({ scheme, isLanding, index })],
    [scheme, isLanding, index],
  );
  const live = useMemo(
    () => createShowOf({ scheme: scheme === 'both' ? 'light' : scheme, isLanding, index, isLive: true }),
    [scheme, isLanding, index],
  );
  const [shown] = shows;
  const isReady = space.width > 0;
  const each = { ...space, width: (space.width - gap * (shows.length - 1)) / shows.length };
  const scale = each.width / (width ?? each.width);
  return (
    <div ref={ref} className={css.area}>
      {view.mode === 'stories' && <StoryMatrix scheme={scheme} />}
      {view.mode === 'compare' && isReady && shown && (
        <Compare key={address} address={address} showOf={shown} liveOf={live} width={width} space={space} />
      )}
      {view.mode === 'site' &&
        isReady &&
        shows.map((showOf, at) => (
          <PreviewFrame
            // A page of another visitor is another document.
            key={`${address} ${at}`}
            title={t(at === 0 ? 'preview.frame' : 'preview.frameDark')}
            address={address}
            showOf={showOf}
            width={width}
            space={each}
            onRegion={view.isSelecting ? onRegion : undefined}
          />
        ))}
      {view.mode !== 'stories' && isReady && scale < 1 && (
        <Text size="sm" className={css.scale}>
          {t('preview.scaled', { percent: Math.round(scale * 100) })}
        </Text>
      )}
    </div>
  );
}

/** The size of an element in CSS pixels, which follows it. */
function useSpace() {
  const ref = useRef<HTMLDivElement>(null);
  const [space, setSpace] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!ref.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { inlineSize = 0, blockSize = 0 } = entry?.contentBoxSize[0] ?? {};
      setSpace({ width: inlineSize, height: blockSize });
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, space };
}
