import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inColumn } from '../testing/inColumn.tsx';
import { expectToFit, longText } from '../testing/longText.ts';
import { CloseIcon, LinkIcon, UserIcon } from '../icons/icons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { measures } from '../theme/measures.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'ui/Fields/TextField',
  component: TextField,
  args: { label: 'Playlist name', onChange: fn() },
  decorators: [inColumn(360)],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Playlist name' }), 'Rain');
    await expect(args.onChange).toHaveBeenLastCalledWith('Rain');
  },
};

export const Required: Story = {
  args: { isRequired: true, description: 'Up to 120 characters.' },
  play: async ({ canvasElement, step }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Playlist name' });
    await step('FORM-4 a required label carries a red asterisk', () =>
      expect(within(canvasElement).getByText('*')).toBeVisible(),
    );
    await step('the input is marked as required and has a description', async () => {
      await expect(field).toBeRequired();
      await expect(field).toHaveAccessibleDescription('Up to 120 characters.');
    });
  },
};

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Give the playlist a name.', description: 'Up to 120 characters.' },
  play: async ({ canvasElement, step }) => {
    const field = within(canvasElement).getByRole('textbox');
    await step('FORM-3 the error is below the field and describes it', async () => {
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(/Give the playlist a name\./);
      const error = within(canvasElement).getByText('Give the playlist a name.');
      await expect(error.getBoundingClientRect().top).toBeGreaterThan(
        field.getBoundingClientRect().bottom - 1,
      );
    });
  },
};

/** An address in a page from right to left: it has the direction of its own letters. */
export const Address: Story = {
  tags: ['rtl'],
  args: { label: 'Address', defaultValue: '/search/' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Address' });
    await expect(getComputedStyle(field).unicodeBidi).toBe('plaintext');
  },
};

export const Adornments: Story = {
  args: { label: 'Address', startAdornment: <LinkIcon size="1em" />, endAdornment: '.segno.example' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('.segno.example'));
    await expect(within(canvasElement).getByRole('textbox')).toHaveFocus();
  },
};

/** A button inside has its own focus ring and name. */
export const WithAButton: Story = {
  args: {
    label: 'Nickname',
    defaultValue: 'ada',
    endAdornment: (
      <IconButton size="xs" aria-label="Take it back">
        <CloseIcon size="1em" />
      </IconButton>
    ),
  },
};

/** The keyboard behaviour of a text field. */
export const Keyboard: Story = {
  args: { name: 'title' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset.sent = JSON.stringify([...new FormData(event.currentTarget)]);
      }}
    >
      <TextField {...args} />
      <button type="submit">Save</button>
    </form>
  ),
  play: async ({ canvasElement, step }) => {
    const field = within(canvasElement).getByRole('textbox');
    await step('Tab focuses the field', async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
    });
    await step('Home moves the caret', async () => {
      await userEvent.keyboard('ain{Home}R');
      await expect(field).toHaveValue('Rain');
    });
    await step('Enter submits the form with the name and value', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvasElement.querySelector('form')).toHaveAttribute('data-sent', '[["title","Rain"]]');
    });
    await step('Tab leaves the field', async () => {
      await userEvent.tab();
      await expect(within(canvasElement).getByRole('button')).toHaveFocus();
    });
  },
};

export const ReadOnly: Story = {
  args: {
    label: 'E-mail',
    defaultValue: 'ada@segno.example',
    isReadOnly: true,
    startAdornment: <UserIcon size="1em" />,
  },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.type(field, 'x');
    await expect(field).toHaveValue('ada@segno.example');
    await expect(field).toHaveFocus();
  },
};

export const Pending: Story = {
  args: { isPending: true, defaultValue: 'Late kitchen' },
  play: async ({ canvasElement, step }) => {
    const field = within(canvasElement).getByRole('textbox');
    await step('the pending state is announced after 500 ms', async () => {
      await expect(field).toHaveAttribute('aria-busy', 'true');
      const status = within(canvasElement).getByRole('status');
      await waitFor(() => expect(status).toHaveTextContent('Loading'));
    });
    await step('the field stays usable', async () => {
      await userEvent.type(field, '!');
      await expect(field).toHaveValue('Late kitchen!');
    });
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: 'Late kitchen', description: 'Only its owner can rename it.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toBeDisabled();
  },
};

export const LongText: Story = {
  args: { label: longText, description: longText, errorMessage: longText, defaultValue: longText },
  render: (args) => (
    <div data-testid="room" style={{ inlineSize: 240 }}>
      <TextField {...args} />
    </div>
  ),
  play: ({ canvasElement }) => expectToFit(within(canvasElement).getByTestId('room')),
};

const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const;

export const Sizes: Story = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <TextField key={size} size={size} label={size} placeholder={`${measures.inputHeight[size]} px`} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement, step }) => {
    for (const size of sizes)
      await step(`SIZE-3 ${size} is ${measures.inputHeight[size]} px high`, () =>
        expect(
          within(canvasElement).getByRole('textbox', { name: size }).parentElement!.getBoundingClientRect()
            .height,
        ).toBe(measures.inputHeight[size]),
      );
  },
};
