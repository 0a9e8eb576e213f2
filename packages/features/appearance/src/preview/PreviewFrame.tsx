import { useMessages } from '@segno/data';
import { Button, Callout, Spinner } from '@segno/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { regionOf } from '../editor/regionOf.ts';
import { previewMessages } from '../messages/preview.en.ts';
import * as css from './PreviewFrame.css.ts';
import { type ShowOf, useConnection } from './useConnection.ts';

export interface PreviewFrameProps {
  title: string;
  /** The address of the page in the frame. */
  address: string;
  /** Chooses what the frame shows. The same function as long as that is the same. */
  showOf: ShowOf;
  /** In CSS pixels; null for all of the space. A page that is wider than the space is shown smaller. */
  width: number | null;
  /** The size of the space in CSS pixels. */
  space: { width: number; height: number };
  /** Called with the address of the panel of a pressed region. Without it the page works as for visitors. */
  onRegion?: ((path: string) => void) | undefined;
  /** Called with the document of a page that has loaded. */
  onPage?: ((page: Document) => void) | undefined;
}

/** The real site in a frame, with the values of the editor. */
export function PreviewFrame({ title, address, showOf, width, space, onRegion, onPage }: PreviewFrameProps) {
  const t = useMessages(previewMessages);
  const frame = useRef<HTMLIFrameElement>(null);
  const { status, retry } = useConnection(frame, showOf);
  useRegions(frame, status === 'connected', onRegion);
  useEffect(() => {
    const page = status === 'connected' ? frame.current?.contentDocument : null;
    if (page) onPage?.(page);
  }, [status, onPage]);
  const inlineSize = width ?? space.width;
  const scale = Math.min(1, space.width / inlineSize);
  return (
    <div className={css.box} style={{ inlineSize: inlineSize * scale, blockSize: space.height }}>
      <iframe
        ref={frame}
        title={title}
        src={address}
        className={css.frame}
        style={{
          inlineSize,
          blockSize: space.height / scale,
          ...(scale < 1 && { transform: `scale(${scale})` }),
        }}
      />
      {status === 'waiting' && (
        <div className={css.cover}>
          <Spinner aria-label={t('preview.loading')} />
        </div>
      )}
      {status === 'silent' && (
        <div className={css.cover} role="alert">
          <Callout
            tone="warning"
            title={t('preview.silent')}
            actions={
              <Button size="xs" onPress={retry}>
                {t('preview.retry')}
              </Button>
            }
          />
        </div>
      )}
    </div>
  );
}

/** Marks the region under the pointer or the focus, and opens its panel by a press. */
function useRegions(
  frame: RefObject<HTMLIFrameElement | null>,
  isConnected: boolean,
  onRegion: ((path: string) => void) | undefined,
) {
  useEffect(() => {
    const page = isConnected ? frame.current?.contentDocument : null;
    if (!page || !onRegion) return;
    let marked: HTMLElement | null = null;
    const unmark = () => {
      marked?.style.removeProperty('outline');
      marked?.style.removeProperty('outline-offset');
      marked = null;
    };
    const isElement = (target: EventTarget | null): target is Element =>
      target !== null && 'closest' in target;
    const mark = ({ target }: Event) => {
      if (!isElement(target)) return;
      unmark();
      marked = regionOf(target).region as HTMLElement;
      marked.style.setProperty('outline', '2px solid Highlight');
      marked.style.setProperty('outline-offset', '-2px');
    };
    const press = (event: Event) => {
      if (!isElement(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      onRegion(regionOf(event.target).path);
    };
    page.addEventListener('pointerover', mark);
    page.addEventListener('focusin', mark);
    page.addEventListener('click', press, true);
    return () => {
      unmark();
      page.removeEventListener('pointerover', mark);
      page.removeEventListener('focusin', mark);
      page.removeEventListener('click', press, true);
    };
  }, [frame, isConnected, onRegion]);
}
