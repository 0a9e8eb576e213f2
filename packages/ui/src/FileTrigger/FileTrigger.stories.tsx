import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { UploadIcon } from '../icons/icons.tsx';
import { FileTrigger } from './FileTrigger.tsx';

const meta = {
  title: 'ui/Actions/FileTrigger',
  component: FileTrigger,
  args: { children: <Button startIcon={<UploadIcon />}>Choose a file</Button>, onSelect: fn() },
} satisfies Meta<typeof FileTrigger>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string, type: string) => new File(['x'], name, { type });
const input = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;

/** Counts how often the file dialog is requested, without opening it. */
const countDialogues = (canvasElement: HTMLElement) => {
  const opened = fn((event: Event) => event.preventDefault());
  input(canvasElement).addEventListener('click', opened);
  return opened;
};

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Choose a file' });
    const opened = countDialogues(canvasElement);
    await step('a press, Enter and Space open the file dialog', async () => {
      await userEvent.click(button);
      await expect(opened).toHaveBeenCalledTimes(1);
      await userEvent.keyboard('{Enter} ');
      await expect(opened).toHaveBeenCalledTimes(3);
    });
    await step('it calls back with the selected file', async () => {
      input(canvasElement).removeEventListener('click', opened);
      await userEvent.upload(input(canvasElement), file('rain.flac', 'audio/flac'));
      const [files] = (args.onSelect as ReturnType<typeof fn>).mock.lastCall!;
      await expect([...(files as FileList)].map(({ name }) => name)).toEqual(['rain.flac']);
    });
  },
};

export const AcceptedTypes: Story = {
  args: { acceptedFileTypes: ['image/png', '.jpg'] },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveAttribute('accept', 'image/png,.jpg');
    await expect(input(canvasElement)).not.toHaveAttribute('multiple');
  },
};

export const Multiple: Story = {
  args: { allowsMultiple: true, children: <Button>Choose files</Button> },
  play: async ({ canvasElement, args }) => {
    await userEvent.upload(input(canvasElement), [
      file('a.flac', 'audio/flac'),
      file('b.flac', 'audio/flac'),
    ]);
    await expect((args.onSelect as ReturnType<typeof fn>).mock.lastCall![0]).toHaveLength(2);
  },
};

export const Directory: Story = {
  args: { acceptDirectory: true, children: <Button>Choose a folder</Button> },
  play: async ({ canvasElement }) => {
    await expect(input(canvasElement)).toHaveAttribute('webkitdirectory');
  },
};

export const Icon: Story = {
  args: {
    children: (
      <IconButton aria-label="Upload">
        <UploadIcon />
      </IconButton>
    ),
  },
};

export const Disabled: Story = {
  args: { children: <Button isDisabled>Choose a file</Button> },
  play: async ({ canvasElement }) => {
    const opened = countDialogues(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button'), { pointerEventsCheck: 0 });
    await expect(opened).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { children: <Button isPending>Uploading</Button> },
  play: async ({ canvasElement }) => {
    const opened = countDialogues(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(opened).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    children: <Button>Choose the file that everyone who follows this playlist is going to hear</Button>,
  },
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <FileTrigger {...args} />
    </div>
  ),
};
