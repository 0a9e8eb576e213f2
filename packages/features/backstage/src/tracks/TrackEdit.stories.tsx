import { jobQuery, lyricsQuery, managedTrackQuery } from '@segno/data';
import { sampleLyrics } from '@segno/data/samples';
import { answer, failedStory, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { asArtist, sampleTrackRecord, trackAnswers } from '../stories/samples.ts';
import { trackEditPage } from './trackEditPage.ts';

const meta = {
  title: 'backstage/TrackEdit',
  component: TestScreen,
  args: {
    page: trackEditPage,
    address: '/backstage/tracks/21/edit',
    startup: asArtist(),
    answers: [...trackAnswers, answer(lyricsQuery(21), { ...sampleLyrics, track_id: 21 })],
    send: fn(async () => ({ record: sampleTrackRecord })),
  },
  // What another story has typed is kept in the browser.
  beforeEach: () => localStorage.removeItem('segno.draft.track-21'),
  // The sound of the sample does not exist.
  parameters: { expectedErrors: [/Failed to load resource/] },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas, step }) {
    await step('a wrong ISRC is refused at its field', async () => {
      const isrc = await canvas.findByRole('textbox', { name: /^ISRC/ });
      await userEvent.clear(isrc);
      await userEvent.type(isrc, 'wrong');
      await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
      await expect(await canvas.findByText('Use a code such as GBABC2400001.')).toBeVisible();
    });
    await step('BACKSTAGE-9 a finding leads to its field', () =>
      expect(canvas.getByRole('link', { name: 'The cover is missing' })).toHaveAttribute(
        'href',
        '#field-cover_entry_id',
      ),
    );
    await step('BACKSTAGE-12 a line is moved by 10 ms', async () => {
      const [later] = canvas.getAllByRole('button', { name: /10 ms later$/ });
      if (!later) throw new Error('There is no timed line.');
      await userEvent.click(later);
      await expect(canvas.getByRole('button', { name: 'Save lyrics' })).toBeEnabled();
    });
  },
};

/** BACKSTAGE-9: what was measured is written as in the language of the page. */
export const Formats: Story = {
  args: { startup: { ...asArtist(), i18n: { ...asArtist().i18n, locale: 'pl' } } },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('link', { name: 'The recording clips: its true peak is 0,4 dBTP' }),
    ).toBeVisible();
  },
};

const time = '2026-10-12T08:30:00.000Z';
const fileEntry = {
  id: 7,
  name: '01 Tide.wav',
  file_size: 4,
  mime: 'audio/wav',
  extension: 'wav',
  disk: 'uploads',
  path: 'ab/1',
  url: '/files/7',
  hash: null,
  created_at: time,
  updated_at: time,
};
const tags = {
  artists: [],
  genres: [],
  album: null,
  album_artist: null,
  year: null,
  number: null,
  disc: null,
};
const recording = {
  recording_key: 'upload-1',
  entry_id: 7,
  name: '01 Tide.wav',
  duration: 2000,
  codec: 'WAV',
  lossless: true,
  sample_rate: 44_100,
  loudness: -14,
  true_peak: -1,
  formats: [],
  image_key: null,
  tags: { ...tags, title: null, isrc: null },
};
const job = {
  id: 5,
  kind: 'recordings.process',
  state: 'done' as const,
  progress: null,
  error: null,
  created_at: time,
  started_at: time,
  finished_at: time,
};

/** BACKSTAGE-18: a recording becomes the sound of a track without one, when the form is saved. */
export const NewSound: Story = {
  args: {
    answers: [
      ...trackAnswers,
      answer(managedTrackQuery(21), { ...sampleTrackRecord, has_recording: false, sound_url: null }),
      answer(lyricsQuery(21), null),
      answer(jobQuery(5), { ...job, result: recording }),
    ],
    send: fn(async (path: string) =>
      path === 'file-entries'
        ? { fileEntry }
        : path.endsWith('/recording')
          ? { job_id: 5 }
          : { record: sampleTrackRecord },
    ),
  },
  async play({ args, canvas, canvasElement }) {
    await expect(await canvas.findByText('Recording')).toBeVisible();
    const input = canvasElement.querySelector<HTMLInputElement>('#field-sound input[type="file"]');
    if (!input) throw new Error('No file can be chosen.');
    await userEvent.upload(input, new File(['RIFF'], '01 Tide.wav', { type: 'audio/wav' }));
    await expect(
      await canvas.findByText('The new recording is stored when you save.', {}, { timeout: 15_000 }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(
        'tracks/21',
        expect.objectContaining({ method: 'PUT', body: expect.objectContaining({ entry_id: 7 }) }),
      ),
    );
    await waitFor(() => expect(canvas.queryByText('The new recording is stored when you save.')).toBeNull());
  },
};

/** A track without words. */
export const NoLyrics: Story = { args: { answers: [...trackAnswers, answer(lyricsQuery(21), null)] } };
export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
