import { ApiError, playlistQuery, type HttpClient } from '@segno/data';
import { samplePlaylists } from '@segno/data/samples';
import { answer, asListener } from '@segno/testing';
import { closeToast } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PlayerScreen } from '../stories/PlayerScreen.tsx';
import PlaylistCoverField from './PlaylistCoverField.tsx';

const playlist = {
  ...samplePlaylists[0]!,
  is_own: true,
  permissions: { update: true, delete: true, move: true, edit_tracks: true },
};

const Screen = () => <PlaylistCoverField playlist={playlist} />;

/** The answer of a server that refuses the picture. */
const refuses = (status: number, code: string, message: string, fields: Record<string, string> = {}) =>
  fn<HttpClient['send']>(() =>
    Promise.reject(new ApiError({ status, code, message, serverMessage: message, fields })),
  );

const meta = {
  title: 'music/PlaylistCoverField',
  component: PlayerScreen,
  args: {
    screen: Screen,
    route: '/',
    address: '/',
    startup: asListener(),
    answers: [answer(playlistQuery(playlist.id), playlist)],
  },
  beforeEach: () => () => closeToast(),
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Draws a picture, chooses it and confirms its crop. */
async function choosePicture(canvasElement: HTMLElement) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 64;
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve);
  });
  await chooseFile(canvasElement, new File([blob!], 'sun.png', { type: 'image/png' }));
  const dialog = await screen.findByRole('dialog', { name: 'Crop the picture' }, { timeout: 5000 });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Use picture' }));
}
const chooseFile = (canvasElement: HTMLElement, file: File) =>
  userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!, file, {
    applyAccept: false,
  });

/** COVER-1: without a picture of its own, the cover is made from the tracks. */
export const Default: Story = { tags: ['rtl'] };

/** The part that was sent, while the picture is uploaded. */
export const Uploading: Story = {
  args: {
    send: fn<HttpClient['send']>((_path, { onProgress } = {}) => {
      onProgress?.(0.4);
      return new Promise(() => undefined);
    }),
  },
  async play({ canvasElement }) {
    await choosePicture(canvasElement);
    const bar = await within(canvasElement).findByRole('progressbar');
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '40'));
  },
};

/** COVER-2: a file that is not a picture, found by its content on the server. */
export const NotAPicture: Story = {
  args: {
    send: refuses(422, 'invalid_request', 'Choose a JPEG, PNG or WebP picture with at most 40 megapixels.', {
      file: 'Choose a JPEG, PNG or WebP picture with at most 40 megapixels.',
    }),
  },
  async play({ canvasElement }) {
    await choosePicture(canvasElement);
    await expect(await within(canvasElement).findByText(/at most 40 megapixels/)).toBeVisible();
    await expect(within(canvasElement).queryByRole('progressbar')).toBeNull();
  },
};

/** A picture that the server finds too large. */
export const TooLarge: Story = {
  args: {
    send: refuses(413, 'too_large', 'This picture is too large. A cover has at most 5 MB.', {
      file: 'Choose a picture with at most 5 MB.',
    }),
  },
  async play({ canvasElement }) {
    await choosePicture(canvasElement);
    await expect(await within(canvasElement).findByText('Choose a picture with at most 5 MB.')).toBeVisible();
  },
};

/** A file of another type, or over the limit, is refused before it is sent. */
export const RefusedHere: Story = {
  args: { send: fn<HttpClient['send']>(() => Promise.reject(new Error('Nothing may be sent.'))) },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement);
    await chooseFile(canvasElement, new File(['GIF89a'], 'sun.gif', { type: 'image/gif' }));
    await expect(await canvas.findByText(/sun\.gif/)).toBeVisible();
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
    await chooseFile(canvasElement, large);
    await expect(await canvas.findByText(/large\.png/)).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** Any other failure is a toast, and the former cover stays. */
export const Failed: Story = {
  args: { send: refuses(403, 'forbidden', 'You cannot change this playlist.') },
  async play({ canvasElement }) {
    await choosePicture(canvasElement);
    await waitFor(() => expect(screen.getByText('You cannot change this playlist.')).toBeVisible());
  },
};
