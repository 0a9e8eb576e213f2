'use client';
import { useEffect, useImperativeHandle, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { withRef } from '../ref/withRef.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useLoader } from '../loading/useLoader.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { sentinel } from './InfiniteSentinel.css.ts';
import { messages } from './messages.ts';

export interface InfiniteSentinelProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  hasMore: boolean;
  isLoading: boolean;
  /** Loading failed: shows an error with a retry button. */
  isLoadingFailed?: boolean;
  onLoadMore: () => void;
  /** The distance from the viewport at which it calls `onLoadMore`, in pixels. @default 600 */
  margin?: number;
  /** Shown after the last item; `null` for nothing. @default 'That is all' */
  end?: ReactNode;
}

/** Loads more entries when the end of a list is near. In a `Table` or `DataGrid` use `onLoadMore`. */
export const InfiniteSentinel = withRef(function InfiniteSentinel(props: InfiniteSentinelProps) {
  const {
    hasMore,
    isLoading,
    isLoadingFailed = false,
    onLoadMore,
    margin = 600,
    end,
    className,
    ref,
    ...rest
  } = props;
  const t = useUiMessages(messages);
  const own = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => own.current);
  const load = useRef(onLoadMore);
  useEffect(() => {
    load.current = onLoadMore;
  });

  const isWaiting = hasMore && !isLoading && !isLoadingFailed;
  useEffect(() => {
    const element = own.current;
    if (!element || !isWaiting || typeof IntersectionObserver === 'undefined') return undefined;
    let isCalled = false;
    // A new observer reports the current state: if the loaded items do not fill the viewport, more are loaded.
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (isCalled || !entry?.isIntersecting) return;
        isCalled = true;
        load.current();
      },
      { root: scroller(element), rootMargin: `${margin}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWaiting, margin]);

  const isLoaderShown = useLoader(isLoading);
  return (
    <div {...rest} ref={own} className={cx(sentinel, className)}>
      <VisuallyHidden role="status">{isLoading ? t.loading : ''}</VisuallyHidden>
      {isLoading && isLoaderShown && <Spinner size={24} label={null} />}
      {isLoadingFailed && !isLoading && (
        <>
          <span role="alert">{t.error}</span>
          <Button size="sm" onPress={onLoadMore}>
            {t.retry}
          </Button>
        </>
      )}
      {/* For keyboard and screen reader users, who do not scroll to the end. */}
      {isWaiting && (
        <Button size="sm" variant="ghost" onPress={onLoadMore}>
          {t.loadMore}
        </Button>
      )}
      {!hasMore && !isLoading && !isLoadingFailed && (end === undefined ? t.allShown : end)}
    </div>
  );
});

/** The scroll container of an element, since a root margin applies only to that; `null` is the viewport. */
function scroller(element: Element): Element | null {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return null;
}
