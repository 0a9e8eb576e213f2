import { ApiError, type HttpClient } from '@segno/data';
import { samplePlaylists } from '@segno/data/samples';
import { asListener } from '@segno/testing';
import { Button, closeToast } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PlayerScreen } from '../stories/PlayerScreen.tsx';
import { openPlaylistDialog } from './libraryDialogs.tsx';
// The application loads these parts on demand; the story need not wait for them.
import './PlaylistCoverField.tsx';
import './PlaylistDialog.tsx';

const playlist = {
  ...samplePlaylists[0]!,
  is_own: true,
  has_own_image: false,
  permissions: { update: true, delete: true, move: true, edit_tracks: true },
};
const withPicture = { ...playlist, has_own_image: true };

const Screen = () => <Button onPress={() => void openPlaylistDialog({ playlist })}>Edit</Button>;
const PictureScreen = () => (
  <Button onPress={() => void openPlaylistDialog({ playlist: withPicture })}>Edit</Button>
);

/** The response of a server that refuses the picture. */
const refuses = (status: number, code: string, message: string, fields: Record<string, string> = {}) =>
  fn<HttpClient['send']>(() =>
    Promise.reject(new ApiError({ status, code, message, serverMessage: message, fields })),
  );
const saves = () => fn<HttpClient['send']>(() => Promise.resolve({ playlist }));

const meta = {
  title: 'music/PlaylistDialog',
  component: PlayerScreen,
  args: { screen: Screen, route: '/', address: '/', startup: asListener(), answers: [] },
  beforeEach: () => () => closeToast(),
} satisfies Meta<typeof PlayerScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function openDialog(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit playlist' });
  await within(dialog).findByRole('group', { name: 'Cover' });
  return dialog;
}

const chooseFile = (dialog: HTMLElement, file: File) =>
  userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type="file"]')!, file, {
    applyAccept: false,
  });

/** Draws a picture, chooses it and confirms its crop. */
async function choosePicture(dialog: HTMLElement) {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 64;
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve);
  });
  await chooseFile(dialog, new File([blob!], 'sun.png', { type: 'image/png' }));
  const cropper = await screen.findByRole('dialog', { name: 'Crop the picture' }, { timeout: 5000 });
  await waitFor(() => expect(cropper).toContainElement(document.activeElement as HTMLElement));
  await userEvent.click(await within(cropper).findByRole('button', { name: 'Use picture' }));
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Replace' })).toBeEnabled());
}

const press = (dialog: HTMLElement, name: string) =>
  userEvent.click(within(dialog).getByRole('button', { name }));
const pathsOf = (send: HttpClient['send']) =>
  (send as ReturnType<typeof saves>).mock.calls.map(([path, { method } = {}]) => `${method} ${path}`);

/** COVER-1: without a picture of its own, the cover is made from the tracks. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ canvasElement }) {
    const dialog = within(await openDialog(canvasElement));
    await expect(dialog.getByText(/^Made from its tracks/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Remove' })).toBeNull();
  },
};

/** COVER-3: a chosen picture is stored by 'Save', before the other fields, and not by 'Cancel'. */
export const Picture: Story = {
  args: { send: saves() },
  async play({ canvasElement, args, step }) {
    await step('a cancelled picture is not sent', async () => {
      const dialog = await openDialog(canvasElement);
      await choosePicture(dialog);
      await press(dialog, 'Cancel');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.send).not.toHaveBeenCalled();
    });
    await step('Escape asks before it discards a picture', async () => {
      const dialog = await openDialog(canvasElement);
      await choosePicture(dialog);
      await userEvent.keyboard('{Escape}');
      // Its code is loaded first.
      const question = await screen.findByRole(
        'alertdialog',
        { name: 'Discard changes?' },
        { timeout: 10_000 },
      );
      await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
    await step('Save stores it', async () => {
      await press(screen.getByRole('dialog', { name: 'Edit playlist' }), 'Save');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(pathsOf(args.send!)).toEqual([
        `POST playlists/${playlist.id}/image`,
        `PUT playlists/${playlist.id}`,
      ]);
    });
  },
};

/** COVER-3: the picture of a playlist is removed by 'Save'. */
export const Removed: Story = {
  args: { screen: PictureScreen, send: saves() },
  async play({ canvasElement, args }) {
    const dialog = await openDialog(canvasElement);
    await press(dialog, 'Remove');
    await expect(within(dialog).getByText('The tracks make the cover once you save.')).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
    await press(dialog, 'Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(pathsOf(args.send!)).toEqual([
      `DELETE playlists/${playlist.id}/image`,
      `PUT playlists/${playlist.id}`,
    ]);
  },
};

/** The part that was sent, while the picture is uploaded. */
export const Uploading: Story = {
  args: {
    send: fn<HttpClient['send']>((_path, { onProgress } = {}) => {
      onProgress?.(0.4);
      return new Promise(() => undefined);
    }),
  },
  async play({ canvasElement }) {
    const dialog = await openDialog(canvasElement);
    await choosePicture(dialog);
    await press(dialog, 'Save');
    const bar = await within(dialog).findByRole('progressbar');
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '40'));
  },
};

/** COVER-2: the server finds by its content that a file is not a picture. Nothing else is stored then. */
export const NotAPicture: Story = {
  args: {
    send: refuses(422, 'invalid_request', 'Choose a JPEG, PNG or WebP picture with at most 40 megapixels.', {
      file: 'Choose a JPEG, PNG or WebP picture with at most 40 megapixels.',
    }),
  },
  async play({ canvasElement, args }) {
    const dialog = await openDialog(canvasElement);
    await choosePicture(dialog);
    await press(dialog, 'Save');
    await expect(await within(dialog).findByText(/at most 40 megapixels/)).toBeVisible();
    await expect(within(dialog).queryByRole('progressbar')).toBeNull();
    await expect(pathsOf(args.send!)).toEqual([`POST playlists/${playlist.id}/image`]);
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
    const dialog = await openDialog(canvasElement);
    await choosePicture(dialog);
    await press(dialog, 'Save');
    await expect(await within(dialog).findByText('Choose a picture with at most 5 MB.')).toBeVisible();
  },
};

/** A file of another type, or over the limit, is refused before it is sent. */
export const RefusedHere: Story = {
  args: { send: saves() },
  async play({ canvasElement, args }) {
    const dialog = await openDialog(canvasElement);
    await chooseFile(dialog, new File(['GIF89a'], 'sun.gif', { type: 'image/gif' }));
    await expect(await within(dialog).findByText(/sun\.gif/)).toBeVisible();
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' });
    await chooseFile(dialog, large);
    await expect(await within(dialog).findByText(/large\.png/)).toBeVisible();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** Any other failure is a toast, and the chosen picture stays. */
export const Failed: Story = {
  args: { send: refuses(403, 'forbidden', 'You cannot change this playlist.') },
  async play({ canvasElement }) {
    const dialog = await openDialog(canvasElement);
    await choosePicture(dialog);
    await press(dialog, 'Save');
    await waitFor(() => expect(screen.getByText('You cannot change this playlist.')).toBeVisible());
    await expect(within(dialog).getByRole('button', { name: 'Remove' })).toBeEnabled();
  },
};

let hasEnded = true;

/** FORM-6: when the session has ended, the typed name is kept, and a chosen picture is not. */
export const SessionEnded: Story = {
  args: {
    send: fn<HttpClient['send']>(() =>
      hasEnded
        ? Promise.reject(new ApiError({ status: 401, code: 'unauthenticated', message: 'Log in.' }))
        : Promise.resolve({ playlist }),
    ),
  },
  beforeEach() {
    hasEnded = true;
    return () => sessionStorage.clear();
  },
  async play({ canvasElement, args }) {
    const dialog = await openDialog(canvasElement);
    await choosePicture(dialog);
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Name/ }), ' again');
    await press(dialog, 'Save');
    await waitFor(() => expect(args.send).toHaveBeenCalled());
    await press(dialog, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    hasEnded = false;
    const again = await openDialog(canvasElement);
    await expect(within(again).getByRole('textbox', { name: /^Name/ })).toHaveValue(`${playlist.name} again`);
    await press(again, 'Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(pathsOf(args.send!).at(-1)).toBe(`PUT playlists/${playlist.id}`);
  },
};
