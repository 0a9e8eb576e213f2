import { adminRecordQuery, ApiError, type HttpClient } from '@segno/data';
import { asAdmin, failedStory, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import { closeToast, DialogHost, ToastRegion } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminTagsPage } from '../pages/adminTagsPage.ts';
import { adminUsersPage } from '../pages/adminUsersPage.ts';
import { viewAnswers } from '../stories/adminAnswers.ts';
import { adminSamples } from '../stories/adminSamples.ts';
import { tagsView } from '../views/catalogueViews.ts';
import { usersView } from '../views/peopleViews.ts';

const stored = {
  ...adminSamples.tags?.[0],
  display_name: 'Midnight',
  updated_at: '2026-11-23T10:00:00.000Z',
};

const meta = {
  title: 'admin/AdminRecordScreen',
  component: TestScreen,
  args: {
    page: adminTagsPage,
    address: '/admin/tags/1/edit',
    startup: asAdmin(),
    beside: (
      <>
        <DialogHost />
        <ToastRegion />
      </>
    ),
    answers: viewAnswers(tagsView),
    send: fn<HttpClient['send']>(async () => ({ record: stored })),
  },
  beforeEach: () => () => closeToast(),
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** ADMIN-3: the bar says what is not stored, and Ctrl+S stores it with the version of the record. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas, args }) {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.clear(name);
    await userEvent.type(name, 'Midnight');
    await expect(await canvas.findByText('Not saved: Name')).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await screen.findByText('Saved')).toBeInTheDocument();
    await expect(args.send).toHaveBeenCalledWith(
      'admin/tags/1',
      expect.objectContaining({
        body: { display_name: 'Midnight', type: 'mood', version: '2026-10-12T08:30:00.000Z' },
      }),
    );
  },
};

const draftKey = 'segno.draft.admin-tags-1';

/** ADMIN-24: what was typed before a reload is in the form again, and is kept until it is saved or discarded. */
export const Draft: Story = {
  beforeEach: () => {
    const draft = {
      userId: asAdmin().user?.id,
      savedAt: Date.now(),
      version: '2026-10-12T08:30:00.000Z',
      values: { display_name: 'Midnight' },
      before: { display_name: adminSamples.tags?.[0]?.display_name },
    };
    localStorage.setItem(draftKey, JSON.stringify(draft));
    return () => localStorage.removeItem(draftKey);
  },
  async play({ canvas }) {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await waitFor(() => expect(name).toHaveValue('Midnight'));
    await userEvent.type(name, '!');
    await waitFor(() => expect(localStorage.getItem(draftKey)).toContain('Midnight!'));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(name).toHaveValue('Late night');
    await waitFor(() => expect(localStorage.getItem(draftKey)).toBeNull());
  },
};

const theirs = {
  ...adminSamples.tags?.[0],
  display_name: 'Nighttime',
  type: 'custom',
  updated_at: '2026-11-22T10:00:00.000Z',
};
let isChanged = false;

/** ADMIN-24: what only somebody else has changed is taken over; what both have changed is chosen field by field. */
export const Conflict: Story = {
  args: {
    answers: viewAnswers(tagsView).map((each) =>
      each.key.join() === adminRecordQuery(tagsView.resource, 1).queryKey.join()
        ? {
            ...each,
            get data() {
              return isChanged ? theirs : adminSamples.tags?.[0];
            },
          }
        : each,
    ),
    send: fn<HttpClient['send']>(async (_path, options) => {
      const body = options?.body as { version: string } | undefined;
      if (body?.version === theirs.updated_at) return { record: { ...stored, type: 'custom' } };
      isChanged = true;
      throw new ApiError({ status: 409, code: 'changed', message: 'Somebody has changed this meanwhile.' });
    }),
  },
  beforeEach: () => {
    isChanged = false;
    return () => localStorage.removeItem(draftKey);
  },
  async play({ canvas, args, step }) {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.clear(name);
    await userEvent.type(name, 'Midnight');
    await userEvent.keyboard('{Control>}s{/Control}');
    const panel = within(await canvas.findByRole('radiogroup', { name: 'Name' }));
    await step('both values of a field are shown, and only of those that both have changed', async () => {
      await expect(panel.getByRole('radio', { name: 'Theirs: Nighttime' })).toBeInTheDocument();
      await expect(panel.getByRole('radio', { name: 'Mine: Midnight' })).toBeChecked();
      await expect(canvas.queryByRole('radiogroup', { name: 'Type' })).toBeNull();
    });
    await step('the next attempt has the new version and what only they have changed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Keep what is chosen' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(await screen.findByText('Saved')).toBeInTheDocument();
      await expect(args.send).toHaveBeenLastCalledWith(
        'admin/tags/1',
        expect.objectContaining({
          body: { display_name: 'Midnight', type: 'custom', version: theirs.updated_at },
        }),
      );
    });
  },
};

/** The same form for people: a change of another tab is asked for by its names. */
export const ConflictOfPeople: Story = {
  args: { page: adminUsersPage, address: '/admin/users/2/permissions', answers: viewAnswers(usersView) },
  beforeEach: () => {
    const key = 'segno.draft.admin-users-2';
    const draft = {
      userId: asAdmin().user?.id,
      savedAt: Date.now(),
      version: '2026-01-01T08:30:00.000Z',
      values: { role_ids: [], name: 'Mika S.' },
      before: { role_ids: [3], name: 'Mika' },
    };
    localStorage.setItem(key, JSON.stringify(draft));
    return () => localStorage.removeItem(key);
  },
  async play({ canvas }) {
    const panel = within(await canvas.findByRole('radiogroup', { name: 'Roles' }));
    await expect(panel.getByRole('radio', { name: 'Theirs: Listeners' })).toBeInTheDocument();
    await expect(panel.getByRole('radio', { name: 'Mine: empty' })).toBeChecked();
  },
};

/** A new record needs its values. */
export const New: Story = {
  args: { address: '/admin/tags/new' },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create' }));
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveAccessibleDescription(
      /Fill in this field\./,
    );
  },
};

// A record has no empty state: it exists or not.
export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
