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
  /** What it shows; empty where the words beside it say so. */
  alt: string;
  /** Its dominant colour, shown until it is there. */
  color?: string | null;
  /** Width by height. @default `width / height`, or 1 */
  ratio?: number;
  /** @default 'control' */
  radius?: keyof typeof radiusClass;
  /** Stands for a picture that is missing or cannot be shown. @default a note */
  fallbackIcon?: ReactNode;
  className?: string;
  style?: CSSProperties;
}

/** A picture that keeps its place: as wide as its surroundings, as high as its ratio says, coloured until it is there. */
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
 */
function Picture({
  src,
  alt,
  onLoad,
  onError,
  onFail,
  ...props
}: PictureProps & { src: string; alt: string; onFail: () => void }) {
  const ref = useRef<HTMLImageElement>(null);
  const isFading = useRef<boolean>(undefined);
  useLayoutEffect(() => {
    const image = ref.current;
    if (!image || isFading.current !== undefined) return;
    // A picture that the browser found in the page's HTML has begun to load, or has failed, before this.
    const isFound = image.currentSrc !== '';
    isFading.current = !isFound && !image.complete && props.fetchPriority !== 'high';
    if (isFound && image.complete && image.naturalWidth === 0) onFail();
  });
  return (
    <img
      {...props}
      ref={ref}
      src={src}
      alt={alt}
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
