import { jobQuery, lyricsQuery, managedTrackQuery } from '@segno/data';
import { sampleLyrics } from '@segno/data/samples';
import { answer, failedStory, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import { closeToast, DialogHost, ToastRegion } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { OtherPage } from '../stories/OtherPage.tsx';
import { asArtist, sampleTrackRecord, trackAnswers, uploadAnswers } from '../stories/samples.ts';
import { untilAborted } from '../stories/untilAborted.ts';
import { newTrackPage } from './newTrackPage.ts';
import { trackEditPage } from './trackEditPage.ts';

const meta = {
  title: 'backstage/TrackEdit',
  component: TestScreen,
  args: {
    page: trackEditPage,
    address: '/backstage/tracks/21/edit',
    startup: asArtist(),
    answers: [...trackAnswers, answer(lyricsQuery(21), { ...sampleLyrics, track_id: 21 })],
    send: fn(async (): Promise<object> => ({ record: sampleTrackRecord })),
  },
  // What another story has typed is kept in the browser.
  beforeEach: () => {
    localStorage.removeItem('segno.draft.track-21');
    localStorage.removeItem('segno.draft.lyrics-21');
  },
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
    await step('a number that no track can have is refused in words', async () => {
      const number = canvas.getByRole('textbox', { name: /^Number/ });
      await userEvent.clear(number);
      await userEvent.type(number, '99999');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(await canvas.findByText('Enter a number from 1 to 9999.')).toBeVisible();
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
    send: fn(async (path: string): Promise<object> =>
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

/** BACKSTAGE-18: a track is not created without the recording that is still uploaded, and leaving asks before. */
export const SoundUnderWay: Story = {
  args: {
    page: newTrackPage,
    address: '/backstage/tracks/new',
    answers: [...trackAnswers, ...uploadAnswers],
    send: untilAborted(),
    beside: (
      <>
        <OtherPage />
        <DialogHost />
      </>
    ),
  },
  beforeEach: () => () => localStorage.removeItem('segno.draft.track-new'),
  async play({ args, canvas, canvasElement }) {
    await canvas.findByText('Recording');
    const input = canvasElement.querySelector<HTMLInputElement>('#field-sound input[type="file"]');
    if (!input) throw new Error('No file can be chosen.');
    await userEvent.upload(input, new File(['RIFF'], '01 Tide.wav', { type: 'audio/wav' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name/ }), 'Tide{Enter}');
    await expect(await canvas.findByText('Wait until the files are uploaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await expect(args.send).not.toHaveBeenCalledWith('tracks', expect.anything());
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Name/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Other page' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Discard changes?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel 01 Tide.wav' }));
    await waitFor(() => expect(canvas.queryByText('Wait until the files are uploaded.')).toBeNull());
  },
};

/** BACKSTAGE-14: a picture that was chosen before a reload is not in the page, and is stored with the form. */
export const KeptPicture: Story = {
  beforeEach: () => {
    const draft = {
      userId: asArtist().user?.id,
      savedAt: Date.now(),
      version: sampleTrackRecord.updated_at,
      values: { cover_entry_id: 9 },
    };
    localStorage.setItem('segno.draft.track-21', JSON.stringify(draft));
    return () => localStorage.removeItem('segno.draft.track-21');
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('The new picture is stored when you save.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(canvas.queryByText('The new picture is stored when you save.')).toBeNull());
  },
};

const ownLyrics = { ...sampleLyrics, track_id: 21, lines: sampleLyrics.lines.slice(0, 2) };
const lyricsStory = {
  answers: [...trackAnswers, answer(lyricsQuery(21), ownLyrics)],
  send: fn(async (): Promise<object> => ({
    lyrics: { ...ownLyrics, updated_at: '2026-11-01T10:00:00.000Z' },
  })),
};

/** BACKSTAGE-12: lines get their times by the keyboard. Lyrics of which only a part is timed are not saved unasked. */
export const TimedByKeyboard: Story = {
  args: { ...lyricsStory, beside: <DialogHost /> },
  async play({ canvas, args, step }) {
    const times = () =>
      within(canvas.getByRole('list', { name: 'Timing' }))
        .getAllByRole('listitem')
        .map((line) => line.firstElementChild?.textContent);
    await step('T gives the next line its time, but not in a field', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Clear all times' }));
      await expect(times()).toEqual(['–', '–']);
      await userEvent.keyboard('t');
      await expect(times()).toEqual(['0:00.00', '–']);
      await userEvent.click(canvas.getByRole('textbox', { name: /^Language code/ }));
      await userEvent.keyboard('t{Backspace}');
      await expect(times()).toEqual(['0:00.00', '–']);
    });
    await step('times that would be lost are asked for', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save lyrics' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Save without times?' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await expect(args.send).not.toHaveBeenCalled();
    });
  },
};

/** BACKSTAGE-14 and BACKSTAGE-4: lyrics that were not saved are there again, beside those that somebody has saved since. */
export const LyricsConflict: Story = {
  args: lyricsStory,
  beforeEach: () => {
    const draft = {
      userId: asArtist().user?.id,
      savedAt: Date.now(),
      version: '2026-08-01T09:30:00.000Z',
      values: { lines: [{ ...ownLyrics.lines[0], text: 'The harbour is dark' }], language: 'en' },
    };
    localStorage.setItem('segno.draft.lyrics-21', JSON.stringify(draft));
    return () => localStorage.removeItem('segno.draft.lyrics-21');
  },
  async play({ canvas, args }) {
    await expect(await canvas.findByText('Somebody else has saved this meanwhile')).toBeVisible();
    await expect(canvas.getByText(/A ferry hums the only tune in town$/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Words/ })).toHaveValue('The harbour is dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save lyrics' }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(
        'tracks/21/lyrics',
        expect.objectContaining({
          method: 'PUT',
          body: expect.objectContaining({ version: ownLyrics.updated_at }),
        }),
      ),
    );
    await waitFor(() => expect(localStorage.getItem('segno.draft.lyrics-21')).toBeNull());
  },
};

/** Without a line the lyrics are removed, which can be undone. */
export const RemovedLyrics: Story = {
  args: { ...lyricsStory, beside: <ToastRegion /> },
  beforeEach: () => () => closeToast(),
  async play({ canvas, args }) {
    await userEvent.clear(await canvas.findByRole('textbox', { name: /^Words/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save lyrics' }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith('tracks/21/lyrics', {
        method: 'DELETE',
        query: { version: ownLyrics.updated_at },
      }),
    );
    const toasts = within(await screen.findByRole('region', { name: /notifications/i }));
    await userEvent.click(await toasts.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(
        'tracks/21/lyrics',
        expect.objectContaining({ body: expect.objectContaining({ lines: ownLyrics.lines, version: null }) }),
      ),
    );
  },
};

/** BACKSTAGE-12: an exported file has the name of the track. */
export const ExportedLyrics: Story = {
  args: lyricsStory,
  async play({ canvas }) {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await userEvent.click(await canvas.findByRole('button', { name: 'Export LRC' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Export TTML' }));
    const links = click.mock.contexts as HTMLAnchorElement[];
    await expect(links.map(({ download }) => download)).toEqual(['Tide.lrc', 'Tide.ttml']);
    click.mockRestore();
  },
};

/** A track without words. */
export const NoLyrics: Story = { args: { answers: [...trackAnswers, answer(lyricsQuery(21), null)] } };
export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
