import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Cell, Row } from './Row.tsx';
import { Table } from './Table.tsx';
import { TableBody } from './TableBody.tsx';
import { Column, TableHeader } from './TableHeader.tsx';
import '../theme/theme.css.ts';
import '../theme/reset.css.ts';

function Songs() {
  return (
    <Table aria-label="Songs" allowsResizing>
      <TableHeader>
        <Column id="title" isRowHeader defaultWidth={200} minWidth={120} maxWidth={280}>
          Title
        </Column>
        <Column id="artist" defaultWidth={300}>
          Artist
        </Column>
      </TableHeader>
      <TableBody>
        <Row id="low">
          <Cell>Low Tide</Cell>
          <Cell>The Quiet Hours</Cell>
        </Row>
      </TableBody>
    </Table>
  );
}

const head = () => page.getByRole('columnheader', { name: /Title/ });
const width = () => Math.round(head().element().getBoundingClientRect().width);

/** Drags the resizer of the first column by mouse, towards the end or the start. */
async function drag(by: number) {
  const edge = page.elementLocator(head().element().querySelector('[data-resizable-direction]')!);
  const from = edge.element().getBoundingClientRect();
  const row = head().element().parentElement!;
  const to = row.getBoundingClientRect();
  const right = document.documentElement.dir === 'rtl' ? -by : by;
  await edge.dropTo(page.elementLocator(row), {
    sourcePosition: { x: 6, y: 10 },
    targetPosition: { x: from.left + 6 + right - to.left, y: 10 },
  });
}

test.each([
  ['ltr', 'en-US'],
  ['rtl', 'he-IL'],
])('the edge of a column is dragged by mouse, as far as the column goes (%s)', async (dir, locale) => {
  document.documentElement.dir = dir;
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  await render(
    <LocaleProvider locale={locale}>
      <Songs />
    </LocaleProvider>,
  );
  await expect.poll(width).toBe(200);
  await drag(40);
  await expect.poll(width).toBe(240);
  await drag(-70);
  await expect.poll(width).toBe(170);
  await drag(200);
  await expect.poll(width).toBe(280);
  await drag(-250);
  await expect.poll(width).toBe(120);
});
