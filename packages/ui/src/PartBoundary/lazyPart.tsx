'use client';
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadAgain, watchStyles } from './loadAgain.ts';

/** The code of a part could not be loaded. `reset` makes the next attempt load it again. */
export class PartLoadError extends Error {
  readonly reset: () => void;

  constructor(cause: unknown, reset: () => void) {
    super('A part of the page could not be loaded.', { cause });
    this.reset = reset;
  }
}

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** A component whose code is loaded when it is first rendered, or earlier with `preload`. */
export type LazyPart<P> = ComponentType<P> & { preload: () => void };

/**
 * `lazy` of React, whose failure is not for ever: once a `PartBoundary` caught it, the code is loaded again when the
 * component is rendered the next time.
 */
export function lazyPart<P extends object>(load: Load<P>): LazyPart<P> {
  let current: LazyExoticComponent<ComponentType<P>> | null = null;
  let hasFailed = false;
  const start: Load<P> = () => {
    watchStyles();
    return hasFailed ? loadAgain(load) : load();
  };
  const create = () => {
    const created = lazy(() =>
      start().catch((cause: unknown) => {
        hasFailed = true;
        throw new PartLoadError(cause, () => {
          if (current === created) current = null;
        });
      }),
    );
    return created;
  };
  const Part = (props: P) => {
    const Component = (current ??= create()) as ComponentType<P>;
    return <Component {...props} />;
  };
  return Object.assign(Part, {
    preload() {
      start().catch(() => {
        hasFailed = true;
      });
    },
  });
}
