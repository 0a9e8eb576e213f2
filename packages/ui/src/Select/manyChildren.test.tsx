import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Select, SelectItem } from './Select.tsx';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
afterEach(() => warn.mockClear());

const options = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: `Option ${id}` }));

test('a Select with many children warns once and names items', async () => {
  const select = (label: string) => (
    <Select label={label}>
      {options(501).map(({ id, name }) => (
        <SelectItem key={id} id={id}>
          {name}
        </SelectItem>
      ))}
    </Select>
  );
  const { rerender } = await render(select('Country'));
  await rerender(select('Place'));
  expect(warn).toHaveBeenCalledOnce();
  expect(warn.mock.calls[0]![0]).toContain('`items`');
});

test('a Select with many items, or with some children, does not warn', async () => {
  await render(
    <>
      <Select label="Country" items={options(2000)}>
        {({ id, name }) => <SelectItem id={id}>{name}</SelectItem>}
      </Select>
      <Select label="Genre">
        <SelectItem id="folk">Folk</SelectItem>
        <SelectItem id="jazz">Jazz</SelectItem>
      </Select>
    </>,
  );
  expect(warn).not.toHaveBeenCalled();
});
