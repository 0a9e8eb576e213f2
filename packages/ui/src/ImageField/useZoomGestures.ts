import { useEffect, type RefObject } from 'react';
import { gestureOf, wheelFactor, type Place } from './gesture.ts';

export interface ZoomMove {
  /** The movement as a fraction of the frame. */
  right: number;
  down: number;
  factor: number;
  /** The centre of the zoom, as a fraction of the frame. */
  at: Place;
}

/** Handles dragging, pinching with two pointers, and the wheel on an element. `onMove` must be stable. */
export function useZoomGestures(ref: RefObject<HTMLElement | null>, onMove: (move: ZoomMove) => void) {
  useEffect(() => {
    const frame = ref.current!;
    const pointers = new Map<number, Place>();
    const tell = (x: number, y: number, factor: number, place: Place) => {
      const { left, top, width, height } = frame.getBoundingClientRect();
      const at = { x: (place.x - left) / width, y: (place.y - top) / height };
      onMove({ right: x / width, down: y / height, factor, at });
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || pointers.size === 2) return;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent) => {
      if (!pointers.has(event.pointerId)) return;
      const before = [...pointers.values()];
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const { x, y, factor, at } = gestureOf(before, [...pointers.values()]);
      tell(x, y, factor, at);
    };
    const up = (event: PointerEvent) => void pointers.delete(event.pointerId);
    const wheel = (event: WheelEvent) => {
      // Prevents scrolling and zooming of the dialog and the page during the gesture.
      event.preventDefault();
      tell(0, 0, wheelFactor(event), { x: event.clientX, y: event.clientY });
    };
    frame.addEventListener('pointerdown', down);
    frame.addEventListener('wheel', wheel, { passive: false });
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    return () => {
      frame.removeEventListener('pointerdown', down);
      frame.removeEventListener('wheel', wheel);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
    };
  }, [ref, onMove]);
}
