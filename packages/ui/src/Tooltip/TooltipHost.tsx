'use client';
import { useEffect, useState } from 'react';
import { lazyPart } from '../PartBoundary/lazyPart.tsx';
import { noFailure, PartBoundary } from '../PartBoundary/PartBoundary.tsx';
import type { TooltipSubject } from './TooltipSubject.ts';
import { tooltipTrigger } from './tooltipTrigger.ts';

const NameTooltip = lazyPart(() => import('./NameTooltip.tsx'));

const nameless = 'button[aria-label], [data-tooltip]';

/** The control around an element, if its name is not visible. */
function controlOf(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(nameless) : null;
  if (!control || control.closest(`[${tooltipTrigger}]`)) return null;
  const label = control.querySelector<HTMLElement>('[data-tooltip-label]');
  return label && label.offsetWidth > 1 ? null : control;
}

/**
 * Shows the name of every button that is an icon alone, and of every element with `data-tooltip`, as a tooltip. Render
 * it once, near the root; what it shows is loaded when a pointer or the keyboard first reaches such a control. For any
 * other text use `Tooltip`.
 *
 * - `data-shortcut="Shift+N"` adds the keys of a shortcut.
 * - `data-tooltip-placement` is the side: `top`, `bottom`, `start` or `end`.
 * - A child with `data-tooltip-label` is the visible name: where it is seen, there is no tooltip.
 */
export function TooltipHost() {
  const [subject, setSubject] = useState<TooltipSubject | null>(null);
  useEffect(() => {
    const end = new AbortController();
    const options = { capture: true, passive: true, signal: end.signal };
    const leave = (isImmediate: boolean, isUsed: boolean) =>
      setSubject((last) =>
        last && (last.isReached || last.isUsed !== isUsed)
          ? { ...last, isImmediate, isReached: false, isUsed }
          : last,
      );
    const reach = (element: Element | null, isImmediate: boolean) => {
      if (!element) leave(isImmediate, false);
      else
        setSubject((last) =>
          last?.element === element && (last.isReached || last.isUsed)
            ? last
            : { element, isImmediate, isReached: true, isUsed: false },
        );
    };
    document.addEventListener(
      'pointerover',
      (event) => {
        if (event.pointerType !== 'touch') reach(controlOf(event.target), false);
      },
      options,
    );
    document.addEventListener('pointerout', (event) => !event.relatedTarget && reach(null, false), options);
    document.addEventListener(
      'focusin',
      (event) => {
        const control = controlOf(event.target);
        if (control?.matches(':focus-visible')) reach(control, true);
      },
      options,
    );
    document.addEventListener('focusout', () => reach(null, true), options);
    for (const type of ['pointerdown', 'keydown', 'scroll'])
      document.addEventListener(type, () => leave(true, true), options);
    // When this code has loaded, the pointer may already be on a control. After a tap, `:hover` matches without a pointer.
    const hovered = matchMedia('(hover: hover)').matches
      ? controlOf([...document.querySelectorAll(':hover')].at(-1) ?? null)
      : null;
    if (hovered) reach(hovered, false);
    return () => end.abort();
  }, []);
  return (
    subject && (
      <PartBoundary attempt={subject.element} Failure={noFailure}>
        <NameTooltip {...subject} key={keyOf(subject.element)} />
      </PartBoundary>
    )
  );
}

const keys = new WeakMap<Element, number>();
let lastKey = 0;

/** A key for React that is the same for the same element. */
function keyOf(element: Element): number {
  const key = keys.get(element) ?? (lastKey += 1);
  keys.set(element, key);
  return key;
}
