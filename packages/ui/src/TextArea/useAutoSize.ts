import { useEffect, type RefObject } from 'react';

const fit = (area: HTMLTextAreaElement) => {
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight}px`;
};

const isNeeded = () => !CSS.supports('field-sizing', 'content');

/** Sets the height of a text area to that of its text in browsers without `field-sizing: content`. */
export function useAutoSize(ref: RefObject<HTMLTextAreaElement | null>, text: string) {
  useEffect(() => {
    if (ref.current && isNeeded()) fit(ref.current);
  }, [ref, text]);
  useEffect(() => {
    const area = ref.current;
    if (!area || !isNeeded()) return undefined;
    let width = area.clientWidth;
    const observer = new ResizeObserver(() => {
      if (area.clientWidth === width) return;
      width = area.clientWidth;
      fit(area);
    });
    observer.observe(area);
    return () => observer.disconnect();
  }, [ref]);
}
