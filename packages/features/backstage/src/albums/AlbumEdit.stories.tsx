import { ApiError, editorsQuery, managedAlbumQuery, preflightQuery } from '@segno/data';
import { answer, failedStory, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import { closeToast, ToastRegion } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { albumAnswers, asArtist, sampleAlbumRecord, uploadAnswers } from '../stories/samples.ts';
import { albumEditPage } from './albumEditPage.ts';
import { newAlbumPage } from './newAlbumPage.ts';

const stored = { record: { ...sampleAlbumRecord, name: 'Harbour lights' } };

const meta = {
  title: 'backstage/AlbumEdit',
  component: TestScreen,
  args: {
    page: albumEditPage,
    address: '/backstage/albums/11/edit',
    startup: asArtist(),
    answers: albumAnswers,
    send: fn(async () => stored),
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas, args, step }) {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await step('a change is named, and saved with the version of the form', async () => {
      await userEvent.type(name, ' lights');
      await expect(await canvas.findByText('Not saved: Name')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(args.send).toHaveBeenCalled());
      await expect(JSON.stringify((args.send as ReturnType<typeof fn>).mock.calls)).toContain(
        sampleAlbumRecord.updated_at,
      );
    });
    await step('the button of the release date is below its fields', async () => {
      const zone = canvas.getAllByRole('button', { name: /Time zone/ }).at(-1)!;
      const schedule = canvas.getByRole('button', { name: 'Schedule' });
      await expect(schedule.getBoundingClientRect().top).toBeGreaterThan(zone.getBoundingClientRect().bottom);
    });
    await step('BACKSTAGE-9 each finding leads to its field', async () => {
      const finding = canvas.getByRole('link', {
        name: 'Tide: The recording clips: its true peak is 0.4 dBTP',
      });
      await expect(finding).toHaveAttribute('href', '/backstage/tracks/21/edit#field-sound');
      // A name has its own direction: “174 Reasons” stays in order in a page from right to left.
      await expect(within(finding).getByText('Tide')).toHaveStyle({ unicodeBidi: 'isolate' });
      await expect(canvas.getByText('Harbour', { selector: 'h1 > *' })).toHaveStyle({
        unicodeBidi: 'isolate',
      });
      await userEvent.click(canvas.getByRole('button', { name: '2 more' }));
      const last = await canvas.findByRole('link', { name: 'Lantern' });
      await expect(last).toHaveAttribute('href', '/backstage/tracks/26/edit#field-isrc');
    });
  },
};

/** BACKSTAGE-9: an album is not released without the changes that are typed. */
export const Unsaved: Story = {
  args: {
    answers: [
      ...albumAnswers,
      answer(managedAlbumQuery(11), { ...sampleAlbumRecord, status: 'draft' }),
      answer(preflightQuery('albums', 11), []),
    ],
  },
  async play({ canvas }) {
    const publish = () => canvas.getByRole('button', { name: 'Publish now' });
    const hint = 'Save your changes first. They would not be in the release.';
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await waitFor(() => expect(publish()).toBeEnabled());
    await userEvent.type(name, ' lights');
    await expect(await canvas.findByText(hint)).toBeVisible();
    await expect(publish()).toBeDisabled();
    await userEvent.type(name, '{Backspace>7/}');
    await waitFor(() => expect(publish()).toBeEnabled());
    await expect(canvas.queryByText(hint)).toBeNull();
  },
};

/** BACKSTAGE-19: what was saved is undone by its version, with a cover that was replaced. */
export const UndoneEdit: Story = {
  args: { beside: <ToastRegion /> },
  beforeEach: () => () => closeToast(),
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), ' lights');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    // The description has an undo of its own.
    const toasts = within(await screen.findByRole('region', { name: /notifications/i }));
    await userEvent.click(await toasts.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith('backstage/albums/11/undo', {
        method: 'POST',
        body: { version: sampleAlbumRecord.updated_at },
      }),
    );
    await expect(await screen.findByText('The change is undone')).toBeInTheDocument();
  },
};

/** BACKSTAGE-14: what was typed before is there again, and is gone after it was discarded. */
export const Draft: Story = {
  beforeEach: () => {
    const { user } = asArtist();
    const draft = {
      userId: user?.id,
      savedAt: Date.now(),
      version: sampleAlbumRecord.updated_at,
      values: { name: 'Harbour at night' },
    };
    localStorage.setItem('segno.draft.album-11', JSON.stringify(draft));
    return () => localStorage.removeItem('segno.draft.album-11');
  },
  async play({ canvas }) {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await waitFor(() => expect(name).toHaveValue('Harbour at night'));
    await expect(await canvas.findByText('Not saved: Name')).toBeVisible();
    await userEvent.type(name, '!');
    await waitFor(() => expect(localStorage.getItem('segno.draft.album-11')).toContain('Harbour at night!'));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(name).toHaveValue('Harbour');
    await waitFor(() => expect(localStorage.getItem('segno.draft.album-11')).toBeNull());
  },
};

/** BACKSTAGE-17: people who have the album open see each other before they save. */
export const OtherEditors: Story = {
  args: {
    answers: [
      ...albumAnswers,
      answer(editorsQuery('albums', 11), {
        people: [{ id: 7, name: 'Ola Berg' }],
        version: sampleAlbumRecord.updated_at,
      }),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Ola Berg has this open too')).toBeVisible();
  },
};

/** BACKSTAGE-4: what both have changed is shown field by field, and nothing is overwritten unseen. */
export const Conflict: Story = {
  beforeEach: () => {
    const draft = {
      userId: asArtist().user?.id,
      savedAt: Date.now(),
      version: '2026-10-01T08:30:00.000Z',
      values: { name: 'Harbour at night', copyright: '℗ 2026 Ola Berg', genre_ids: ['Folk'] },
      before: { name: 'Harbor', copyright: '℗ 2026 Nadia Voss', genre_ids: [] },
    };
    localStorage.setItem('segno.draft.album-11', JSON.stringify(draft));
    return () => localStorage.removeItem('segno.draft.album-11');
  },
  async play({ canvas, args, step }) {
    const panel = within(await canvas.findByRole('radiogroup', { name: 'Name' }));
    await step('only fields that both have changed are asked for, by their values', async () => {
      await expect(panel.getByRole('radio', { name: 'Theirs: Harbour' })).toBeInTheDocument();
      await expect(panel.getByRole('radio', { name: 'Mine: Harbour at night' })).toBeChecked();
      const genres = within(canvas.getByRole('radiogroup', { name: 'Genres' }));
      await expect(genres.getByRole('radio', { name: 'Theirs: Jazz' })).toBeInTheDocument();
      await expect(genres.getByRole('radio', { name: 'Mine: Folk' })).toBeInTheDocument();
      await expect(canvas.queryByRole('radiogroup', { name: 'Copyright lines' })).toBeNull();
    });
    await step('what is chosen is in the form', async () => {
      await userEvent.click(panel.getByRole('radio', { name: 'Theirs: Harbour' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Keep what is chosen' }));
      await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Harbour'));
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(args.send).toHaveBeenCalled());
      await expect(JSON.stringify((args.send as ReturnType<typeof fn>).mock.calls)).toContain('Ola Berg');
    });
  },
};

export const NewAlbum: Story = {
  args: { page: newAlbumPage, address: '/backstage/albums/new', answers: uploadAnswers },
  async play({ canvas }) {
    // The one artist that the person acts for is chosen.
    await expect(await canvas.findByRole('row', { name: 'Nadia Voss' })).toBeVisible();
    const main = await canvas.findByRole('main');
    await userEvent.click(await within(main).findByRole('button', { name: 'Create' }));
    await expect(await within(main).findByText('Fill in this field.')).toBeVisible();
  },
};

/** FORM-2: the server's message about the artists is at their field, which gets the focus. */
export const RefusedArtists: Story = {
  args: {
    ...NewAlbum.args,
    send: fn(() =>
      Promise.reject<typeof stored>(
        new ApiError({
          status: 422,
          code: 'invalid_request',
          message: 'Not valid.',
          fields: { artist_ids: 'Choose an artist.' },
        }),
      ),
    ),
  },
  async play({ canvas }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Low tide');
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }));
    await expect(await canvas.findByText('Choose an artist.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: /^Add artist/ })).toHaveFocus());
  },
};

/** BACKSTAGE-5: a release without a minute shows the day on which it appears. */
export const ScheduledForDay: Story = {
  args: {
    answers: [
      ...albumAnswers,
      answer(managedAlbumQuery(11), {
        ...sampleAlbumRecord,
        status: 'scheduled',
        release_date: '2999-12-04',
      }),
    ],
  },
  async play({ canvas }) {
    const callout = (await canvas.findByText('This album is scheduled.')).parentElement;
    await expect(callout).toHaveTextContent('December 4, 2999');
  },
};

export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
