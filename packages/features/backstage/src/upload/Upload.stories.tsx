import { ApiError } from '@segno/data';
import { failedStory, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { asArtist, uploadAnswers } from '../stories/samples.ts';
import { uploadPage } from './uploadPage.ts';

const meta = {
  title: 'backstage/Upload',
  component: TestScreen,
  args: {
    page: uploadPage,
    address: '/backstage/upload',
    startup: asArtist(),
    answers: uploadAnswers,
    send: fn(async () => ({})),
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The only artist of the person is chosen already. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Choose recordings' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Nadia Voss' })).toBeVisible();
  },
};

/** UPLOAD-8: what a page that was loaded again has left is listed, and taken off the list for good. */
export const Interrupted: Story = {
  beforeEach: () => {
    const key = `segno.uploads.${asArtist().user?.id}.album none`;
    const left = { fingerprint: 'a', name: '01 Morning.wav', size: 5_000_000, place: 1, entryId: null };
    localStorage.setItem(key, JSON.stringify([left]));
    return () => localStorage.removeItem(key);
  },
  async play({ canvas }) {
    const name = await canvas.findByText('01 Morning.wav');
    await expect(name).toBeVisible();
    // Its bytes are not in this page.
    await expect(canvas.queryByRole('button', { name: 'Try 01 Morning.wav again' })).toBeNull();
    await expect(
      canvas.getByText('Choose this file again. Its upload goes on where it stopped.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the list' }));
    await waitFor(() => expect(canvas.queryByText('01 Morning.wav')).toBeNull());
    await expect(localStorage.getItem(`segno.uploads.${asArtist().user?.id}.album none`)).toBeNull();
  },
};

/** UPLOAD-3: a file that may not be uploaded says why, and offers no other attempt. */
export const Refused: Story = {
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('button', { name: 'Choose recordings' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"][multiple]');
    if (!input) throw new Error('No file can be chosen.');
    await userEvent.upload(input, new File(['a'], 'notes.txt', { type: 'text/plain' }));
    await expect(await canvas.findByText('This file type is not allowed')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try notes.txt again' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove notes.txt from the list' }));
  },
};

const message = 'This file type is not allowed';

/** UPLOAD-3 UPLOAD-8: so does one that the server refuses by its bytes, and a page that is loaded again does not ask for it. */
export const RefusedByServer: Story = {
  args: {
    send: fn(() =>
      Promise.reject(new ApiError({ status: 422, message, serverMessage: message, code: 'invalid_type' })),
    ),
  },
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('button', { name: 'Choose recordings' });
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"][multiple]');
    if (!input) throw new Error('No file can be chosen.');
    await userEvent.upload(input, new File(['no sound'], '04 Broken.wav', { type: 'audio/wav' }));
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try 04 Broken.wav again' })).toBeNull();
    await expect(localStorage.getItem(`segno.uploads.${asArtist().user?.id}.album none`)).toBeNull();
  },
};

export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
