import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { measures } from '../theme/measures.ts';
import { CopyButton } from './CopyButton.tsx';
// Preloaded, so that only the failure decides when it opens.
import './CopyByHand.tsx';

/** A clipboard whose result is fixed, for one story. */
const withClipboard = (writeText: (text: string) => Promise<void>) => () => {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => {
    if (own) Object.defineProperty(navigator, 'clipboard', own);
    else Reflect.deleteProperty(navigator, 'clipboard');
  };
};

const written = fn((_text: string) => Promise.resolve());

const meta = {
  title: 'ui/Actions/CopyButton',
  component: CopyButton,
  args: { value: 'https://segno.example/p/rain', children: 'Copy link', onCopy: fn(), onCopyError: fn() },
  beforeEach: withClipboard(written),
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const;

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    written.mockClear();
    const button = within(canvasElement).getByRole('button', { name: 'Copy link' });
    const expectStatus = (text: string) =>
      waitFor(() => expect(within(canvasElement).getByRole('status').textContent).toBe(text), {
        timeout: 3000,
      });
    await step('a press copies and confirms it, as text and to screen readers', async () => {
      await userEvent.click(button);
      await expect(written).toHaveBeenLastCalledWith('https://segno.example/p/rain');
      await expectStatus('Copied');
      await expect(args.onCopy).toHaveBeenLastCalledWith('https://segno.example/p/rain');
    });
    await step('a second later the confirmation is removed', () => expectStatus(''));
    await step('Enter and Space copy, and the button keeps its accessible name and width', async () => {
      const { width } = button.getBoundingClientRect();
      await userEvent.keyboard('{Enter} ');
      await expect(written).toHaveBeenCalledTimes(3);
      await expectStatus('Copied');
      await expect(button).toHaveAccessibleName('Copy link');
      await expect(button.getBoundingClientRect().width).toBe(width);
    });
    await expectStatus('');
  },
};

export const Icon: Story = {
  args: { children: undefined },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Copied'));
  },
};

export const Variants: Story = {
  render: ({ value }) => (
    <Inline wrap>
      {(['solid', 'soft', 'outline', 'ghost'] as const).map((variant) => (
        <CopyButton key={variant} value={value} variant={variant}>
          {variant}
        </CopyButton>
      ))}
    </Inline>
  ),
};

export const Sizes: Story = {
  render: ({ value }) => (
    <Inline wrap>
      {sizes.map((size) => (
        <CopyButton key={size} value={value} size={size}>
          {size}
        </CopyButton>
      ))}
      {sizes.map((size) => (
        <CopyButton key={size} value={value} size={size} aria-label={`Copy, ${size}`} />
      ))}
    </Inline>
  ),
  play: async ({ canvasElement, step }) => {
    for (const size of sizes)
      await step(`SIZE-3 ${size} is ${measures.inputHeight[size]} px high`, async () => {
        for (const name of [size, `Copy, ${size}`])
          await expect(
            within(canvasElement).getByRole('button', { name }).getBoundingClientRect().height,
          ).toBe(measures.inputHeight[size]);
      });
  },
};

/** The clipboard is unavailable: the text is shown to be copied manually. */
export const Refused: Story = {
  beforeEach: withClipboard(() => Promise.reject(new DOMException('No', 'NotAllowedError'))),
  play: async ({ canvasElement, args, step }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Copy link' });
    await userEvent.click(button);
    await step('it shows the failure and the selected text', async () => {
      const field = await screen.findByRole<HTMLInputElement>(
        'textbox',
        { name: /does not allow copying/ },
        { timeout: 5000 },
      );
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field.value.slice(field.selectionStart!, field.selectionEnd!)).toBe(args.value);
      await expect(args.onCopyError).toHaveBeenCalledTimes(1);
      await expect(args.onCopy).not.toHaveBeenCalled();
    });
    await step('Escape closes it and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

export const Disabled: Story = {
  render: ({ value }) => (
    <Inline>
      <CopyButton value={value} isDisabled>
        Copy link
      </CopyButton>
      <CopyButton value={value} isDisabled />
    </Inline>
  ),
};

export const LongText: Story = {
  args: { children: 'Copy the address of this playlist so that it can be sent to anyone' },
  render: (args) => (
    <div style={{ inlineSize: 220 }}>
      <CopyButton {...args} />
    </div>
  ),
};
