'use client';
import { type ComponentPropsWithRef, type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { MusicIcon } from '../icons/MusicIcon.ts';
import { useLayoutEffect } from '../ref/useLayoutEffect.ts';
import { cx } from '../theme/cx.ts';
import {
  fallback,
  fallbackIcon as fallbackIconClass,
  frame,
  picture,
  radius as radiusClass,
} from './Image.css.ts';

type PictureProps = Omit<
  ComponentPropsWithRef<'img'>,
  'src' | 'alt' | 'color' | 'ref' | 'className' | 'style'
>;

export interface ImageProps extends PictureProps {
  /** Without one the fallback is shown. */
  src: string | null | undefined;
  /** The alternative text; empty where the text beside the picture has the same content. */
  alt: string;
  /** The picture’s dominant colour, shown until the picture has loaded. */
  color?: string | null;
  /** The aspect ratio, width divided by height. @default `width / height`, or 1 */
  ratio?: number;
  /** @default 'control' */
  radius?: keyof typeof radiusClass;
  /** Replaces a picture that is missing or fails to load. @default a note icon */
  fallbackIcon?: ReactNode;
  className?: string;
  style?: CSSProperties;
}

/**
 * A picture without layout shift: it fills the width of its container, its height follows from the ratio, and a
 * placeholder colour is shown until it has loaded.
 */
export function Image({
  src,
  alt,
  color,
  width,
  height,
  ratio = width && height ? Number(width) / Number(height) : 1,
  radius = 'control',
  fallbackIcon,
  className,
  style,
  ...props
}: ImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const isMissing = !src || failed === src;
  return (
    <span
      className={cx(frame, radiusClass[radius], className)}
      style={{
        ...(color && !isMissing && { backgroundColor: color }),
        ...(ratio !== 1 && { aspectRatio: ratio }),
        ...style,
      }}
    >
      {isMissing ? (
        <span className={fallback} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
          <span className={fallbackIconClass}>{fallbackIcon ?? <MusicIcon />}</span>
        </span>
      ) : (
        <Picture
          {...props}
          key={src}
          src={src}
          alt={alt}
          width={width}
          height={height}
          onFail={() => setFailed(src)}
        />
      )}
    </span>
  );
}

/**
 * The picture itself. It is never hidden: what the server sent shows without script, and the fade happens on arrival.
 *
 * In the browser a `srcset` is set after the element is in the document: Chromium never frees an element that has one
 * and was not inserted, nor the React tree behind it, and React discards such elements whenever an urgent update
 * interrupts a transition. `src` and `sizes` wait with it, because `src` alone would load a second file.
 */
function Picture({
  src,
  srcSet,
  sizes,
  alt,
  fetchPriority,
  onLoad,
  onError,
  onFail,
  ...props
}: PictureProps & { src: string; alt: string; onFail: () => void }) {
  const ref = useRef<HTMLImageElement>(null);
  const isFading = useRef<boolean>(undefined);
  const isDeferred = srcSet !== undefined && typeof document !== 'undefined';
  useLayoutEffect(() => {
    const image = ref.current;
    if (!image) return;
    // A picture in the server’s HTML may have loaded or failed before hydration.
    const isFound = image.currentSrc !== '';
    const hasFailed = isFound && image.complete && image.naturalWidth === 0;
    if (srcSet !== undefined) {
      image.sizes = sizes ?? '';
      image.srcset = srcSet;
      // Also for server-rendered pictures: like React’s own hydration, it repeats a `load` event that had no listener
      // yet.
      image.src = src;
    }
    if (isFading.current !== undefined) return;
    isFading.current = !isFound && !image.complete && fetchPriority !== 'high';
    if (hasFailed) onFail();
    // `onFail` changes at every render, and only the result of the first call is needed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [src, srcSet, sizes, fetchPriority]);
  return (
    <img
      {...props}
      {...(isDeferred ? { suppressHydrationWarning: true } : { sizes, srcSet, src })}
      ref={ref}
      alt={alt}
      fetchPriority={fetchPriority}
      decoding="async"
      className={picture}
      onLoad={(event) => {
        if (isFading.current) event.currentTarget.dataset.arrived = '';
        onLoad?.(event);
      }}
      onError={(event) => {
        onFail();
        onError?.(event);
      }}
    />
  );
}
