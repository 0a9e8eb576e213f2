import type { AppearanceValues } from '@segno/data';
import { useMessages } from '@segno/data';
import { Button, Callout } from '@segno/ui';
import { useEffect, useRef } from 'react';
import { messages } from '../messages/en.ts';
import * as styles from './AppearanceScreen.css.ts';
import { regionOf } from './regionOf.ts';
import type { Section } from './sections.ts';
import { usePreview } from './usePreview.ts';

interface PreviewFrameProps {
  title: string;
  /** The address of the page in the frame. */
  address: string;
  values: AppearanceValues;
  /** The theme that the frame shows; null for the visitor's own. */
  themeId: number | null;
  /** A CSS length. */
  width: string;
  /** Called with the section of the region that is pressed. Without it the page works as for visitors. */
  onRegion: ((section: Section) => void) | undefined;
}

/** The real site in a frame, with the unpublished values. */
export function PreviewFrame({ title, address, values, themeId, width, onRegion }: PreviewFrameProps) {
  const t = useMessages(messages);
  const frame = useRef<HTMLIFrameElement>(null);
  const { status, retry } = usePreview({ frame, values, themeId });
  useEffect(() => {
    const page = status === 'connected' ? frame.current?.contentDocument : null;
    if (!page || !onRegion) return;
    const press = (event: MouseEvent) => {
      event.preventDefault();
      event.stopPropagation();
      onRegion(regionOf(event.target as Element));
    };
    page.addEventListener('click', press, true);
    return () => page.removeEventListener('click', press, true);
  }, [status, onRegion]);
  return (
    <>
      {status === 'silent' && (
        <Callout
          tone="warning"
          title={t('silent')}
          actions={
            <Button size="xs" onPress={retry}>
              {t('retry')}
            </Button>
          }
        />
      )}
      <iframe
        ref={frame}
        title={title}
        src={address}
        className={styles.frame}
        style={{ inlineSize: width }}
      />
    </>
  );
}
