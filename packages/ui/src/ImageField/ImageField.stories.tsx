import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { inColumn } from '../testing/inColumn.tsx';
import { Button } from '../Button/Button.tsx';
import { drag, holding, withEntries } from '../files/storyFiles.ts';
import { Stack } from '../Stack/Stack.tsx';
import { ImageField, type ImageFieldProps } from './ImageField.tsx';
import { choose, closed, cover, cropper, given, middle, picture } from './storyPictures.ts';
// Preloaded, so that the time to open does not depend on the speed of the machine.
import './ImageCropper.tsx';

const meta = {
  title: 'ui/Fields/ImageField',
  component: ImageField,
  args: {
    label: 'Cover',
    alt: 'A low sun over water',
    description: 'JPEG, PNG or WebP, up to 5 MB.',
    maxSize: 5_000_000,
    onChange: fn(),
  },
  beforeEach: withEntries,
  decorators: [inColumn(480)],
} satisfies Meta<typeof ImageField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Cover' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove' })).toBeNull();
    await step('a selected picture is cropped first', async () => {
      await choose(canvasElement, await picture());
      await expect(args.onChange).not.toHaveBeenCalled();
      const dialog = await cropper();
      const stage = within(dialog).getByRole('application', { name: 'Picture section' });
      await expect(stage).toHaveAccessibleDescription(/arrow keys/);
      const { width, height } = stage.getBoundingClientRect();
      await expect(width / height).toBeCloseTo(1, 1);
    });
    await step('arrow keys move the picture, Page Up zooms in', async () => {
      const stage = screen.getByRole('application');
      const image = stage.querySelector('img')!;
      stage.focus();
      const before = parseFloat(image.style.left);
      await userEvent.keyboard('{ArrowLeft}');
      await expect(parseFloat(image.style.left)).toBeCloseTo(before - 1, 1);
      const top = parseFloat(image.style.top);
      await userEvent.keyboard('{ArrowDown}{ArrowUp}');
      await expect(parseFloat(image.style.top)).toBeCloseTo(top, 1);
      await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
      await expect(parseFloat(image.style.left)).toBeCloseTo(before + 9, 1);
      // To the left edge of the picture, which is red.
      for (let times = 0; times < 6; times += 1) await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
      await expect(parseFloat(image.style.left)).toBeCloseTo(0, 1);
      screen.getByRole('slider', { name: 'Zoom' }).focus();
      const near = () => parseFloat(image.style.width);
      await userEvent.keyboard('{End}');
      const nearest = near();
      await userEvent.keyboard('{PageDown}');
      await expect(near()).toBeLessThan(nearest);
      await userEvent.keyboard('{Home}');
      await expect(near()).toBeCloseTo(200, 0);
      await userEvent.keyboard('{PageUp}');
      await expect(near()).toBeGreaterThan(200);
    });
    await step('onChange gets the selected part', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Use picture' }));
      await closed();
      await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
      const file = given(args.onChange);
      await expect([file.name, file.type]).toEqual(['Sun.png', 'image/png']);
      const { colour, width, height } = await middle(file);
      await expect(colour).toBe('red');
      await expect(width).toBe(height);
      await expect(width).toBeLessThan(200);
    });
    await step('the picture is shown, and can be removed', async () => {
      await waitFor(() => expect(canvas.getByRole('img', { name: 'A low sun over water' })).toBeVisible());
      await expect(canvas.getByRole('button', { name: 'Replace' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
      await expect(canvas.queryByRole('img')).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
    });
  },
};

export const Existing: Story = {
  args: { src: cover },
  play: async ({ canvasElement, step }) => {
    await step('Tab moves to the preview, then to the buttons', async () => {
      const [zone, replace, remove] = within(canvasElement).getAllByRole('button');
      for (const button of [zone, replace, remove]) {
        await userEvent.tab();
        await expect(button).toHaveFocus();
      }
      await expect(remove).toHaveAccessibleName('Remove');
    });
  },
};

/** Pictures are not cropped. */
export const WithoutCropping: Story = {
  args: { aspectRatio: null },
  play: async ({ canvasElement, args }) => {
    const file = await picture();
    await choose(canvasElement, file);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(file));
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Refused: Story = {
  args: { maxSize: 1000 },
  play: async ({ canvasElement, args, step }) => {
    const alert = within(canvasElement).getByRole('alert');
    const zone = within(canvasElement).getAllByRole('button')[0]!.parentElement!.parentElement!;
    const expectAlert = (text: RegExp) => waitFor(() => expect(alert).toHaveTextContent(text));
    await step('a file of another type', async () => {
      await drag(zone, 'drop', holding(new File(['x'], 'Rain.flac', { type: 'audio/flac' })));
      await expectAlert(/“Rain\.flac” is not an accepted type of file\./);
    });
    await step('one that is too large', async () => {
      await drag(zone, 'drop', holding(new File(['x'.repeat(1001)], 'Sun.png', { type: 'image/png' })));
      await expectAlert(/“Sun\.png” is larger than/);
    });
    await step('one with the type of a picture and other content', async () => {
      await drag(zone, 'drop', holding(new File(['x'], 'Sun.png', { type: 'image/png' })));
      await expectAlert(/“Sun\.png” cannot be shown as a picture\./);
    });
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

function Undoable(props: ImageFieldProps) {
  const [value, setValue] = useState<File | null>();
  return (
    <Stack align="start">
      <ImageField {...props} value={value} onChange={setValue} />
      {value === null && <Button onPress={() => setValue(undefined)}>Undo</Button>}
    </Stack>
  );
}

/** The caller implements undo: `undefined` shows `src` again. */
export const RemovedAndUndone: Story = {
  args: { src: cover },
  render: (args) => <Undoable {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('img')).toHaveAttribute('src', cover);
  },
};

export const InForm: Story = {
  args: { name: 'cover', aspectRatio: null },
  render: (args) => (
    <form aria-label="Album">
      <ImageField {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await picture());
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await waitFor(() => expect((new FormData(form).get('cover') as File).name).toBe('Sun.png'));
  },
};

export const Required: Story = {
  args: { isRequired: true, src: cover },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('*')).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: 'Remove' })).toBeNull();
  },
};

/** The picture is a default one. */
export const NotClearable: Story = {
  args: { src: cover, isClearable: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('*')).toBeNull();
    await expect(within(canvasElement).getByRole('button', { name: 'Replace' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: 'Remove' })).toBeNull();
  },
};

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Add a cover.' },
  play: async ({ canvasElement, step }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Cover' });
    await step('FORM-3 the error is under the field and is its accessible description', async () => {
      await expect(group).toHaveAccessibleDescription('Add a cover.');
      await expect(
        within(canvasElement).getByText('Add a cover.').getBoundingClientRect().top,
      ).toBeGreaterThan(
        within(canvasElement).getByRole('button', { name: 'Choose a picture' }).getBoundingClientRect()
          .bottom,
      );
    });
  },
};

export const Uploading: Story = {
  args: { src: cover, progress: 40 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Uploading' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await expect(within(canvasElement).getByRole('button', { name: 'Replace' })).toBeDisabled();
  },
};

export const Pending: Story = {
  args: { src: cover, isPending: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading'));
  },
};

export const ReadOnly: Story = {
  args: { src: cover, isReadOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Replace' })).toBeNull();
  },
};

export const Disabled: Story = {
  args: { src: cover, isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Replace' })).toBeDisabled();
    await expect(within(canvasElement).getByRole('button', { name: 'Remove' })).toBeDisabled();
  },
};

const widths = { sm: 96, md: 144, lg: 208 } as const;
const sizes = ['sm', 'md', 'lg'] as const;

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {sizes.map((size) => (
        <ImageField key={size} {...args} size={size} label={size} alt={size} src={cover} shape="round" />
      ))}
      <ImageField {...args} label="Banner" aspectRatio={2} src={cover} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const size of sizes) {
      const frame = within(canvasElement).getByRole('img', { name: size }).parentElement!;
      const { width, height } = frame.getBoundingClientRect();
      await expect([Math.round(width), Math.round(height)]).toEqual([widths[size], widths[size]]);
    }
  },
};

export const LongText: Story = {
  args: {
    label: 'The picture that everyone sees beside the name of this record, wherever it is played',
    description:
      'JPEG, PNG or WebP, up to five megabytes. It should be at least three thousand pixels wide, and show neither an address nor a price.',
  },
  render: (args) => (
    <div style={{ inlineSize: 260 }}>
      <ImageField {...args} />
    </div>
  ),
};
