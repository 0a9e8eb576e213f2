import type { ComponentType } from 'react';

/** A decorator that shows a story in a column of at most this width, in pixels. */
export const inColumn = (width: number) =>
  function InColumn(Story: ComponentType) {
    return (
      <div style={{ maxWidth: width }}>
        <Story />
      </div>
    );
  };
