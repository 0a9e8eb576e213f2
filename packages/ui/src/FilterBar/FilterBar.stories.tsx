import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { Select, SelectItem } from '../Select/Select.tsx';
import { expectToFit, longText } from '../testing/longText.ts';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';

const names = ['Rain on the Roof', 'Deep Work', 'First Light', 'Long Way Home'];

function Filtered(props: Partial<FilterBarProps>) {
  const [words, setWords] = useState('');
  const found = names.filter((name) => name.toLowerCase().includes(words.toLowerCase()));
  return (
    <FilterBar
      aria-label="Filter playlists"
      search={<SearchField aria-label="Search" placeholder="Search" value={words} onChange={setWords} />}
      status={`${found.length} playlists`}
      onClear={words ? () => setWords('') : undefined}
      {...props}
    >
      {props.children ?? (
        <Select aria-label="Visibility" defaultValue="all">
          <SelectItem id="all">All playlists</SelectItem>
          <SelectItem id="private">Private</SelectItem>
        </Select>
      )}
    </FilterBar>
  );
}

const meta = {
  title: 'ui/Collections/FilterBar',
  component: FilterBar,
  args: { 'aria-label': 'Filter playlists' },
  render: (args) => <Filtered {...args} />,
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was found is announced, and the button clears the filters. */
export const Default: Story = {
  tags: ['rtl', 'modes'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Filter playlists' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'deep');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 playlists'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('4 playlists'));
  },
};

export const WithoutFilters: Story = { args: { children: [] } };

/** On a phone the search has its own line. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The status gives way to the next line before the filters wrap. */
export const PhoneToolbar: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    status: '100,000 records',
    children: ['Add filter', 'Views', 'Display'].map((name) => (
      <Button key={name} variant="ghost">
        {name}
      </Button>
    )),
  },
  decorators: [(Story) => <div style={{ inlineSize: 340 }}>{Story()}</div>],
  async play({ canvas }) {
    const top = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top);
    const buttons = ['Add filter', 'Views', 'Display'].map((name) => canvas.getByRole('button', { name }));
    await expect(new Set(buttons.map(top)).size).toBe(1);
    await expect(top(canvas.getByRole('status'))).toBeGreaterThan(top(buttons[0]!));
  },
};

/** Many filters stay in one line, which scrolls, so that a phone shows the list below them. */
export const PhoneManyFilters: Story = {
  tags: ['rtl'],
  globals: { viewport: { value: 'phone' } },
  args: {
    status: '6 playlists',
    children: ['Any visibility', 'By everybody', 'Any number of tracks', 'Columns'].map((name) => (
      <Button key={name} variant="outline">
        {name}
      </Button>
    )),
  },
  async play({ canvas }) {
    const buttons = canvas.getAllByRole('button');
    await expect(new Set(buttons.map((button) => button.getBoundingClientRect().top)).size).toBe(1);
    buttons.at(-1)!.focus();
    const { left, right } = buttons.at(-1)!.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const LongText: Story = {
  args: { status: longText },
  async play({ canvasElement }) {
    await expectToFit(canvasElement);
  },
};
