import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DataGrid, type DataGridProps } from './DataGrid.tsx';
import { firstRows } from './visibleRange.ts';

const render = (count: number) => {
  const props: DataGridProps<number> = {
    label: 'Tracks',
    rows: Array.from({ length: count }, (_, index) => index),
    rowKey: String,
    rowLabel: (row) => `Track ${row}`,
    columns: [{ id: 'title', header: 'Title', render: (row) => `Track ${row}` }],
    renderRowMenu: () => 'menu',
  };
  return renderToString(createElement(DataGrid<number>, props));
};

const drawn = (html: string) => html.match(/data-index=/g)?.length ?? 0;

test('the server renders the first rows of a long list, with the height of all rows', () => {
  const html = render(10_000);
  expect(drawn(html)).toBe(firstRows);
  expect(html).toContain('aria-rowcount="10001"');
  expect(html).toContain(`block-size:${10_000 * 56}px`);
});

test('the server renders a short list completely', () => {
  expect(drawn(render(42))).toBe(42);
});
