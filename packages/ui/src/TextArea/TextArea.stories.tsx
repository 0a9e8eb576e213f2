import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { inColumn } from '../testing/inColumn.tsx';
import { measures } from '../theme/measures.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'ui/Fields/TextArea',
  component: TextArea,
  args: { label: 'Biography', onChange: fn() },
  decorators: [inColumn(420)],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const biography =
  'They met in a rehearsal room above a bakery and never quite lost the smell of bread. Three records later they still play the quiet songs first.';

export const Default: Story = {
  args: { placeholder: 'Where it began, and what it sounds like' },
  play: async ({ canvasElement, args, step }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Biography' });
    await step('Tab focuses the field, Enter inserts a line break', async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await userEvent.keyboard('One{Enter}two');
      await expect(args.onChange).toHaveBeenLastCalledWith('One\ntwo');
    });
    await step('Tab leaves the field', async () => {
      await userEvent.tab();
      await expect(field).not.toHaveFocus();
    });
  },
};

export const Filled: Story = { args: { defaultValue: biography } };

export const GrowsWithItsText: Story = {
  args: { minRows: 2, maxRows: 5, label: 'Message' },
  play: async ({ canvasElement, step }) => {
    const field = within(canvasElement).getByRole('textbox');
    const row = Number.parseFloat(getComputedStyle(field).lineHeight);
    const height = () => field.getBoundingClientRect().height;
    const empty = height();
    const pasteLines = async (count: number) => {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(Array.from({ length: count }, (_, index) => `Line ${index + 1}`).join('\n'));
    };
    await step('two rows fit without growing', async () => {
      await pasteLines(2);
      await expect(height()).toBeCloseTo(empty, 0);
    });
    await step('with four rows it is two rows higher', async () => {
      await pasteLines(4);
      await expect(height()).toBeCloseTo(empty + 2 * row, 0);
    });
    await step('from the fifth row on it scrolls', async () => {
      await pasteLines(12);
      await expect(height()).toBeCloseTo(empty + 3 * row, 0);
      await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
    });
    await step('without text it shrinks again', async () => {
      await userEvent.clear(field);
      await expect(height()).toBeCloseTo(empty, 0);
    });
  },
};

/** Screen readers announce the limit with the name, and the remaining length when little is left. */
export const Counted: Story = {
  args: { label: 'Comment', maxLength: 40, description: 'Be kind.' },
  // Numbers are formatted for the locale.
  render: (args) => (
    <LocaleProvider locale="en-US">
      <TextArea {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvasElement, step }) => {
    const field = within(canvasElement).getByRole('textbox');
    const status = within(canvasElement).getByRole('status');
    await step('the limit is part of the accessible description', () =>
      expect(field).toHaveAccessibleDescription('Be kind. At most 40 characters'),
    );
    await step('the count is updated at once', async () => {
      await userEvent.type(field, 'A fine song.');
      await expect(within(canvasElement).getByText('12/40')).toBeVisible();
      await expect(status).toBeEmptyDOMElement();
    });
    await step('the remaining length is announced when typing pauses', async () => {
      await userEvent.type(field, ' Play it again, please.');
      await waitFor(() => expect(status).toHaveTextContent('Characters left: 5'), { timeout: 3000 });
    });
    await step('text beyond the limit is not accepted', async () => {
      await userEvent.type(field, ' Loud!!!');
      await expect(field).toHaveValue('A fine song. Play it again, please. Loud');
    });
  },
};

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('*')).toBeVisible();
    await expect(within(canvasElement).getByRole('textbox')).toBeRequired();
  },
};

export const Invalid: Story = {
  args: { defaultValue: 'Hm.', maxLength: 600, errorMessage: 'Say a little more: at least 40 characters.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Say a little more/);
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: biography, isReadOnly: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, 'x');
    await expect(field).toHaveValue(biography);
    await expect(field).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { defaultValue: biography, isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeDisabled();
  },
};

export const Pending: Story = {
  args: { defaultValue: biography, isPending: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAttribute('aria-busy', 'true');
    const status = within(canvasElement).getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Loading'));
  },
};

export const LongText: Story = {
  args: {
    label: 'Everything that somebody who has never heard of this artist would like to know before listening',
    defaultValue: `${biography} ${'Lalala'.repeat(40)} ${biography} ${biography} ${biography} ${biography} ${biography}`,
    description:
      'It is shown on the artist’s page, in search results, and wherever somebody shares the artist.',
    maxLength: 2000,
    maxRows: 8,
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
};

/** A controlled value, which is reset. */
export const Controlled: Story = {
  render: function Render(args) {
    const [value, setValue] = useState(biography);
    return (
      <Stack align="start">
        <TextArea {...args} value={value} onChange={setValue} minRows={1} style={{ inlineSize: '100%' }} />
        <Button onPress={() => setValue('')}>Empty it</Button>
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    const before = field.getBoundingClientRect().height;
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(field).toHaveValue('');
    await expect(field.getBoundingClientRect().height).toBeLessThan(before);
  },
};

const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const;

export const Sizes: Story = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <TextArea
          key={size}
          size={size}
          minRows={1}
          label={size}
          placeholder={`${measures.inputHeight[size]} px`}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement, step }) => {
    for (const size of sizes)
      await step(`SIZE-3 one row of ${size} is ${measures.inputHeight[size]} px high`, () =>
        expect(
          within(canvasElement).getByRole('textbox', { name: size }).parentElement!.getBoundingClientRect()
            .height,
        ).toBe(measures.inputHeight[size]),
      );
  },
};
