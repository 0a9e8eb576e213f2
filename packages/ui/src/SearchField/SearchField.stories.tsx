import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MicIcon } from '../icons/icons.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { inColumn } from '../testing/inColumn.tsx';
import { measures } from '../theme/measures.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'ui/Fields/SearchField',
  component: SearchField,
  args: {
    'aria-label': 'Search',
    placeholder: 'Artists, albums, tracks',
    onChange: fn(),
    onClear: fn(),
    onSubmit: fn(),
  },
  decorators: [inColumn(360)],
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Search' });
    await step('Enter searches', async () => {
      await userEvent.type(field, 'lantern{Enter}');
      await expect(args.onSubmit).toHaveBeenLastCalledWith('lantern');
    });
    await step('the clear button clears the field, which keeps the focus', async () => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear' }));
      await expect(field).toHaveValue('');
      await expect(args.onClear).toHaveBeenCalledTimes(1);
      await expect(field).toHaveFocus();
    });
    await step('Tab skips the clear button, and Shift+Tab goes back to the field', async () => {
      await userEvent.type(field, 'x');
      await userEvent.tab();
      await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
      await userEvent.tab({ shift: true });
      await expect(field).toHaveFocus();
      await userEvent.clear(field);
    });
    await step('an empty field has no clear button', () =>
      expect(within(canvasElement).queryByRole('button')).toBeNull(),
    );
    await step('Escape clears the field', async () => {
      await userEvent.type(field, 'rain{Escape}');
      await expect(field).toHaveValue('');
    });
  },
};

export const Filled: Story = { args: { defaultValue: 'paper lanterns' } };
export const Pending: Story = {
  args: { defaultValue: 'paper lanterns', isPending: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('searchbox')).toHaveAttribute('aria-busy', 'true');
    const status = within(canvasElement).getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Loading'));
  },
};

/** The end adornment keeps its own behaviour. */
export const WithAButton: Story = {
  args: {
    defaultValue: 'lantern',
    endAdornment: (
      <IconButton size="xs" aria-label="Say it">
        <MicIcon size="1em" />
      </IconButton>
    ),
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Say it' }));
    await expect(field).toHaveValue('lantern');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: 'paper lanterns', isReadOnly: true },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox');
    await userEvent.type(field, 'x{Escape}');
    await expect(field).toHaveValue('paper lanterns');
  },
};

export const LongText: Story = {
  args: {
    'aria-label': undefined,
    label: 'Find something among everything that anybody has ever added to this playlist since it was made',
    defaultValue: 'a very long search for the one song whose name nobody remembers any more',
    description: 'Titles, artists, albums, and words from the lyrics where there are any.',
  },
};
export const Labelled: Story = {
  args: { 'aria-label': undefined, label: 'Find a track', description: 'In this playlist', shape: 'square' },
};
export const Invalid: Story = {
  args: { defaultValue: '%', errorMessage: 'Search for letters or figures.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Search for letters or figures.');
  },
};
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('searchbox')).toBeDisabled();
  },
};

const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const;

export const Sizes: Story = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <SearchField
          key={size}
          size={size}
          aria-label={size}
          defaultValue={`${measures.inputHeight[size]} px`}
        />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement, step }) => {
    for (const size of sizes)
      await step(`SIZE-3 ${size} is ${measures.inputHeight[size]} px high`, () =>
        expect(
          within(canvasElement).getByRole('searchbox', { name: size }).parentElement!.getBoundingClientRect()
            .height,
        ).toBe(measures.inputHeight[size]),
      );
  },
};
