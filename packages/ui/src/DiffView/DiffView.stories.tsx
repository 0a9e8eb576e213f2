import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Chip } from '../Chip/Chip.tsx';
import { inColumn } from '../testing/inColumn.tsx';
import { expectToFit, longText } from '../testing/longText.ts';
import { DiffView } from './DiffView.tsx';

const meta = {
  title: 'ui/Content/DiffView',
  component: DiffView,
  args: {
    changes: [
      { label: 'Name', before: 'Undertow', after: 'Undertow (Deluxe)' },
      { label: 'Label', before: null, after: 'Harbour' },
      { label: 'Genre', before: 'Ambient', after: '' },
    ],
  },
  decorators: [inColumn(560)],
} satisfies Meta<typeof DiffView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['modes', 'rtl'],
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('the old and the new value are named for screen readers', async () => {
      const [name, label] = canvas.getAllByRole('definition');
      await expect(name).toHaveTextContent('Removed: UndertowAdded: Undertow (Deluxe)');
      await expect(label).toHaveTextContent('Removed: EmptyAdded: Harbour');
    });
  },
};

/** Of a text of one line the words are marked. */
export const Words: Story = {
  tags: ['rtl'],
  args: {
    changes: [
      {
        label: 'Description',
        before: 'Recorded in one night in a disused ferry terminal, with the windows open.',
        after: 'Recorded in three nights in a disused ferry terminal, with all windows open.',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const parts = [...canvasElement.querySelectorAll('del, ins')].map(({ textContent }) => textContent);
    await expect(parts.slice(0, 4)).toEqual(['one', 'three', 'night', 'nights']);
  },
};

const lyrics = Array.from({ length: 16 }, (_, line) => `Line ${line + 1} of the song`);

/** Of a text of several lines the lines are marked, and unchanged lines are folded. */
export const Lines: Story = {
  args: {
    changes: [
      {
        label: 'Lyrics',
        before: lyrics.join('\n'),
        after: lyrics.with(8, 'Another line of the song').join('\n'),
      },
    ],
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('folded lines are shown on request', async () => {
      await expect(canvas.queryByText('Line 1 of the song')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Show 6 unchanged lines' }));
      await expect(canvas.getByText('Line 1 of the song')).toBeVisible();
    });
  },
};

/** Values are any content. */
export const Elements: Story = {
  args: {
    changes: [{ label: 'Status', before: <Chip>Draft</Chip>, after: <Chip tone="positive">Published</Chip> }],
  },
};

export const Unchanged: Story = { args: { changes: [] } };

export const LongText: Story = {
  args: {
    changes: [
      { label: longText, before: longText, after: `${longText}!` },
      { label: 'Whole', before: longText, after: 'Short', format: 'value' },
      { label: 'Lines', before: `${longText}\none`, after: `${longText}\ntwo` },
    ],
  },
  render: (args) => (
    <div data-testid="room" style={{ inlineSize: 240 }}>
      <DiffView {...args} />
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(within(canvasElement).getByTestId('room')),
};
