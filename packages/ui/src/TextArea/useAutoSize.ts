import { useEffect, type RefObject } from 'react';
import { observeSize } from '../media/observeSize.ts';

const fit = (area: HTMLTextAreaElement) => {
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight}px`;
};

const isNeeded = () => typeof CSS !== 'undefined' && !CSS.supports('field-sizing', 'content');

/** Sets the height of a text area to that of its text in browsers without `field-sizing: content`. */
export function useAutoSize(ref: RefObject<HTMLTextAreaElement | null>, text: string) {
  useEffect(() => {
    if (ref.current && isNeeded()) fit(ref.current);
  }, [ref, text]);
  useEffect(() => {
    const area = ref.current;
    if (!area || !isNeeded()) return undefined;
    let width = area.clientWidth;
    return observeSize([area], () => {
      if (area.clientWidth === width) return;
      width = area.clientWidth;
      fit(area);
    });
  }, [ref]);
}
