import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { inColumn } from '../testing/inColumn.tsx';
import { DropZone } from './DropZone.tsx';
import { drag, holding, withEntries } from '../files/storyFiles.ts';

const meta = {
  title: 'ui/Fields/DropZone',
  component: DropZone,
  args: {
    label: 'Tracks',
    allowsMultiple: true,
    description: 'FLAC, WAV or MP3, up to 2 kB each.',
    acceptedFileTypes: ['audio/*', '.flac'],
    maxSize: 2000,
    onSelect: fn(),
    onRefuse: fn(),
  },
  beforeEach: withEntries,
  decorators: [inColumn(480)],
} satisfies Meta<typeof DropZone>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string, type: string, size = 10) => new File(['x'.repeat(size)], name, { type });
const song = () => file('Rain.flac', 'audio/flac');
const cover = () => file('Cover.png', 'image/png');
const large = () => file('Whole concert.wav', 'audio/wav', 2001);

const zone = (canvasElement: HTMLElement) => {
  const button = within(canvasElement).getAllByRole('button')[0]!;
  return { paste: button, area: button.parentElement!.parentElement! };
};
const names = (mock: unknown) =>
  ((mock as ReturnType<typeof fn>).mock.lastCall![0] as File[]).map(({ name }) => name);

export const Default: Story = {
  play: async ({ canvasElement, args, step }) => {
    const { area, paste } = zone(canvasElement);
    await step('Tab moves to the zone, then to its button', async () => {
      await userEvent.tab();
      await expect(paste).toHaveFocus();
      await expect(paste).toHaveAccessibleName(/Tracks/);
      await userEvent.tab();
      await expect(within(canvasElement).getByRole('button', { name: 'Choose files' })).toHaveFocus();
    });
    await step('it is highlighted while files are dragged over it', async () => {
      await drag(area, 'dragenter', holding(song()));
      await waitFor(() => expect(area).toHaveAttribute('data-drop-target'));
      await expect(within(canvasElement).getByText('Let go to add')).toBeVisible();
    });
    await step('it accepts dropped files', async () => {
      await drag(area, 'drop', holding(song()));
      await waitFor(() => expect(args.onSelect).toHaveBeenCalledTimes(1));
      await expect(names(args.onSelect)).toEqual(['Rain.flac']);
      await waitFor(() => expect(area).not.toHaveAttribute('data-drop-target'));
    });
    await step('it accepts selected files', async () => {
      const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!;
      await userEvent.upload(input, [song(), file('Snow.mp3', 'audio/mpeg')]);
      await expect(names(args.onSelect)).toEqual(['Rain.flac', 'Snow.mp3']);
    });
    await step('it accepts pasted files', async () => {
      paste.focus();
      await fireEvent(
        paste,
        new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: holding(song()) }),
      );
      await waitFor(() => expect(args.onSelect).toHaveBeenCalledTimes(3));
      await expect(names(args.onSelect)).toEqual(['Rain.flac']);
    });
  },
};

/** Rejected files are listed with the reason; the others are accepted. */
export const Refused: Story = {
  play: async ({ canvasElement, args }) => {
    await drag(zone(canvasElement).area, 'drop', holding(cover(), large(), song()));
    const alert = within(canvasElement).getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('“Cover.png” is not an accepted type of file.'));
    await expect(alert).toHaveTextContent(/“Whole concert\.wav” is larger than .*2.*/);
    await expect(names(args.onSelect)).toEqual(['Rain.flac']);
    await expect((args.onRefuse as ReturnType<typeof fn>).mock.lastCall![0]).toHaveLength(2);
    await expect(
      within(canvasElement).getByRole('button', { name: 'Choose files' }),
    ).toHaveAccessibleDescription(/Cover\.png/);
  },
};

export const One: Story = {
  args: { allowsMultiple: false },
  play: async ({ canvasElement, args }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Choose a file' })).toBeVisible();
    await drag(zone(canvasElement).area, 'drop', holding(song(), file('Snow.flac', 'audio/flac')));
    await waitFor(() =>
      expect(within(canvasElement).getByRole('alert')).toHaveTextContent('“Snow.flac” was left out'),
    );
    await expect(names(args.onSelect)).toEqual(['Rain.flac']);
  },
};

export const Folder: Story = {
  args: { acceptDirectory: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Choose a folder' })).toBeVisible();
    await expect(canvasElement.querySelector('input')).toHaveAttribute('webkitdirectory');
  },
};

/** A press anywhere in the zone opens the file dialog. */
export const PressedAnywhere: Story = {
  play: async ({ canvasElement }) => {
    const opened = fn((event: Event) => event.preventDefault());
    canvasElement.querySelector('input')!.addEventListener('click', opened);
    const { left, top } = zone(canvasElement).area.getBoundingClientRect();
    await userEvent.click(document.elementFromPoint(left + 10, top + 10)!);
    await expect(opened).toHaveBeenCalledTimes(1);
    within(canvasElement).getByRole('button', { name: 'Choose files' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledTimes(2);
    await userEvent.keyboard(' ');
    await expect(opened).toHaveBeenCalledTimes(3);
  },
};

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Add at least one track.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('*')).toBeVisible();
    await expect(
      within(canvasElement).getByRole('button', { name: 'Choose files' }),
    ).toHaveAccessibleDescription(/Add at least one track\./);
  },
};

export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvasElement, args }) => {
    await drag(zone(canvasElement).area, 'drop', holding(song()));
    await waitFor(() => expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading'));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement, args }) => {
    await drag(zone(canvasElement).area, 'drop', holding(song()));
    await expect(within(canvasElement).getByRole('button', { name: 'Choose files' })).toBeDisabled();
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <DropZone key={size} {...args} size={size} label={size} description={undefined} />
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'The tracks of the record, in the order in which they should be heard',
    description:
      'FLAC, WAV, AIFF, ALAC, MP3, AAC, Ogg Vorbis or Opus, up to two hundred megabytes each and no more than a hundred at a time.',
  },
  play: async ({ canvasElement }) => {
    await drag(
      zone(canvasElement).area,
      'drop',
      holding(file('Averylongnameofafilethatnobodywillevertypebyhand'.repeat(3) + '.png', 'image/png')),
    );
    await within(canvasElement).findByText(/Averylongname/);
  },
};
