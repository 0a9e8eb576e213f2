import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { measures } from '../theme/measures.ts';
import { CodeField } from './CodeField.tsx';

const meta = {
  title: 'ui/Fields/CodeField',
  component: CodeField,
  args: { label: 'Verification code', onChange: fn(), onComplete: fn() },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = fn();
const fieldOf = (canvasElement: HTMLElement) => within(canvasElement).getByRole<HTMLInputElement>('textbox');
const cellsOf = (canvasElement: HTMLElement) => [
  ...fieldOf(canvasElement).parentElement!.querySelectorAll('[aria-hidden]'),
];

export const Default: Story = {
  args: { description: 'We sent it to ada@segno.example.' },
  play: async ({ canvasElement, args, step }) => {
    const field = fieldOf(canvasElement);
    await step('FORM-5 a code has six digits, and autocomplete is one-time-code', async () => {
      await expect(cellsOf(canvasElement)).toHaveLength(6);
      await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(field).toHaveAttribute('inputmode', 'numeric');
    });
    await step('letters are rejected', async () => {
      await userEvent.type(field, 'a1b2 3');
      await expect(field).toHaveValue('123');
      await expect(args.onComplete).not.toHaveBeenCalled();
    });
    await step('with the last digit the code is complete', async () => {
      await userEvent.keyboard('456');
      await expect(args.onComplete).toHaveBeenCalledTimes(1);
      await expect(args.onComplete).toHaveBeenCalledWith('123456');
    });
    await step('a further digit changes nothing', async () => {
      await userEvent.keyboard('7');
      await expect(field).toHaveValue('123456');
      await expect(args.onComplete).toHaveBeenCalledTimes(1);
    });
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args, step }) => {
    const field = fieldOf(canvasElement);
    const active = () => cellsOf(canvasElement).findIndex((cell) => cell.hasAttribute('data-active'));
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await waitFor(() => expect(active()).toBe(0));
    await step('the caret advances with each digit', async () => {
      await userEvent.keyboard('123456');
      await waitFor(() => expect(active()).toBe(5));
    });
    await step('arrow keys move from cell to cell, and a digit is overwritten', async () => {
      field.setSelectionRange(6, 6);
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}9');
      await expect(field).toHaveValue('123496');
      await expect(args.onComplete).toHaveBeenLastCalledWith('123496');
      await waitFor(() => expect(active()).toBe(5));
    });
    await step('Home moves to the first cell', async () => {
      await userEvent.keyboard('{Home}8');
      await expect(field).toHaveValue('823496');
      await waitFor(() => expect(active()).toBe(1));
    });
    await step('Backspace deletes the previous digit', async () => {
      await userEvent.keyboard('{Backspace}');
      await expect(field).toHaveValue('23496');
    });
    await step('the right arrow key moves on, and Delete deletes the digit at the caret', async () => {
      await userEvent.keyboard('{Home}{ArrowRight}{Delete}');
      await expect(field).toHaveValue('2496');
      await waitFor(() => expect(active()).toBe(1));
    });
    await step('Tab leaves all cells at once', async () => {
      await userEvent.tab();
      await expect(field).not.toHaveFocus();
      await waitFor(() => expect(active()).toBe(-1));
    });
  },
};

export const InAForm: Story = {
  args: { name: 'code', defaultValue: '123456' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <CodeField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    sent.mockClear();
    fieldOf(canvasElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent).toHaveBeenCalledWith({ code: '123456' });
  },
};

/** With spaces, dashes or the whole message around the code. */
export const Pasted: Story = {
  play: async ({ canvasElement, args, step }) => {
    const field = fieldOf(canvasElement);
    const paste = async (text: string) => {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
    };
    await step('with spaces and dashes', async () => {
      await paste(' 123 456\n');
      await expect(field).toHaveValue('123456');
      await paste('654-321');
      await expect(field).toHaveValue('654321');
      await expect(args.onComplete).toHaveBeenLastCalledWith('654321');
    });
    await step('in a sentence', async () => {
      await paste('482 913 is your code. It is good for 10 minutes.');
      await expect(field).toHaveValue('482913');
    });
    await step('a whole code replaces a partial one', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '99');
      await userEvent.paste('123456');
      await expect(field).toHaveValue('123456');
    });
    await step('a partial code is inserted at the caret', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '12');
      await userEvent.paste('34-5');
      await expect(field).toHaveValue('12345');
    });
  },
};

/** Digits are centred in their cells, from left to right in every language. */
export const InPlace: Story = {
  args: { defaultValue: '482913', size: 'xl' },
  play: async ({ canvasElement }) => {
    const field = fieldOf(canvasElement);
    // The caret after the last digit does not scroll the first out of view.
    await userEvent.click(field);
    await userEvent.keyboard('{End}');
    const cells = cellsOf(canvasElement).map((cell) => cell.getBoundingClientRect());
    await expect(cells[0]!.left).toBeLessThan(cells[5]!.left);
    await expect(field.parentElement!.scrollLeft).toBe(0);
    await expect(field.scrollLeft).toBe(0);
    const style = getComputedStyle(field);
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const figure = pen.measureText('0').width;
    const pitch = figure + Number.parseFloat(style.letterSpacing);
    const first =
      field.getBoundingClientRect().left + Number.parseFloat(style.paddingInlineStart) + figure / 2;
    for (const [index, cell] of cells.entries())
      await expect(Math.abs(first + index * pitch - (cell.left + cell.width / 2))).toBeLessThan(1);
  },
};

/** A code is verified when it is complete; an invalid one can be corrected at once. */
export const Checked: Story = {
  render: function Render(args) {
    const [state, setState] = useState<'idle' | 'wrong'>('idle');
    return (
      <CodeField
        {...args}
        onChange={() => setState('idle')}
        onComplete={() => setState('wrong')}
        errorMessage={state === 'wrong' ? 'That is not the code. Look for the newest message.' : undefined}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const field = fieldOf(canvasElement);
    await userEvent.type(field, '111111');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(/That is not the code/);
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid'));
  },
};

export const Shorter: Story = { args: { length: 4, label: 'PIN' } };

export const Required: Story = {
  args: { isRequired: true, name: 'code' },
  play: async ({ canvasElement, step }) => {
    const field = fieldOf(canvasElement);
    await step('FORM-5 it is required', () => expect(field).toBeRequired());
    await step('a partial code is invalid', async () => {
      await userEvent.type(field, '123');
      await expect(field.validity.patternMismatch).toBe(true);
    });
  },
};

export const Invalid: Story = {
  args: { defaultValue: '482913', errorMessage: 'This code has expired.' },
  play: async ({ canvasElement }) => {
    await expect(fieldOf(canvasElement)).toBeInvalid();
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: '482913', isReadOnly: true },
  play: async ({ canvasElement }) => {
    const field = fieldOf(canvasElement);
    await userEvent.click(field);
    await userEvent.keyboard('{Home}1');
    await userEvent.paste('111111');
    await expect(field).toHaveValue('482913');
  },
};

export const Disabled: Story = {
  args: { defaultValue: '482913', isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(fieldOf(canvasElement)).toBeDisabled();
  },
};

export const Pending: Story = {
  args: { defaultValue: '482913', isPending: true },
  play: async ({ canvasElement }) => {
    await expect(fieldOf(canvasElement)).toHaveAttribute('aria-busy', 'true');
    const status = within(canvasElement).getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Loading'));
  },
};

export const LongText: Story = {
  args: {
    label: 'The code from the message that we have just sent to the address with which you signed up',
    description: 'It can take a minute. Look among unwanted messages, too, before you ask for another one.',
    defaultValue: '482913',
  },
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <CodeField {...args} size="xl" />
    </div>
  ),
  play: async ({ canvasElement, step }) => {
    await step('the cells share the available width', async () => {
      const cells = cellsOf(canvasElement).map((cell) => cell.getBoundingClientRect());
      await expect(cells[5]!.right - cells[0]!.left).toBeLessThanOrEqual(200.5);
    });
  },
};

const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const;

export const Sizes: Story = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <CodeField key={size} size={size} label={size} defaultValue="4829" />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement, step }) => {
    for (const size of sizes)
      await step(`SIZE-3 ${size} is ${measures.inputHeight[size]} px high`, () =>
        expect(
          within(canvasElement)
            .getByRole('textbox', { name: size })
            .parentElement!.querySelector('[aria-hidden]')!
            .getBoundingClientRect().height,
        ).toBe(measures.inputHeight[size]),
      );
  },
};
