import { Component, Profiler, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Cell, Column, Row, Table, TableBody, TableHeader } from './Table.tsx';

class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render() {
    return this.state.message ?? this.props.children;
  }
}

test('a Table with 100,000 rows is refused with a message that names DataGrid', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const rows = Array.from({ length: 100_000 }, (_, id) => ({ id }));
  const { container } = await render(
    <Boundary>
      <Table aria-label="Tracks" isVirtualized maxHeight={400}>
        <TableHeader>
          <Column id="title" isRowHeader>
            Title
          </Column>
        </TableHeader>
        <TableBody items={rows}>
          {({ id }) => (
            <Row>
              <Cell>{id}</Cell>
            </Row>
          )}
        </TableBody>
      </Table>
    </Boundary>,
  );
  await expect
    .poll(() => container.textContent)
    .toMatch(/at most 50000 rows, and this one has 100000\. Use DataGrid/);
});

test('an update of a Table does not render the cells of its collection again', async () => {
  const onRender = vi.fn();
  const parts = [
    <TableHeader key="header">
      <Column id="title" isRowHeader>
        Title
      </Column>
    </TableHeader>,
    <TableBody key="body">
      <Row id="low">
        <Profiler id="cell" onRender={onRender}>
          <Cell>Low Tide</Cell>
        </Profiler>
      </Row>
    </TableBody>,
  ];
  const table = (density: 'compact' | 'relaxed') => (
    <Table aria-label="Tracks" density={density}>
      {parts}
    </Table>
  );
  const screen = await render(table('compact'));
  const renders = onRender.mock.calls.length;
  expect(renders).toBeGreaterThan(0);
  const height = () => screen.getByRole('row', { name: 'Low Tide' }).element().clientHeight;
  const before = height();
  await screen.rerender(table('relaxed'));
  await expect.poll(height).toBeGreaterThan(before);
  expect(onRender.mock.calls.length).toBe(renders);
});
