import { adminOptionsQuery, adminRecordQuery, ApiError, type HttpClient } from '@segno/data';
import {
  answerError,
  asAdmin,
  asListener,
  failedStory,
  forbiddenStory,
  loadingStory,
  TestScreen,
} from '@segno/testing';
import { closeToast, DialogHost, ToastRegion } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminLabelsPage } from '../pages/adminLabelsPage.ts';
import { adminTagsPage } from '../pages/adminTagsPage.ts';
import { adminUsersPage } from '../pages/adminUsersPage.ts';
import { viewAnswers } from '../stories/adminAnswers.ts';
import { adminSamples } from '../stories/adminSamples.ts';
import { labelsView, tagsView } from '../views/catalogueViews.ts';
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

const label = { ...adminSamples.labels?.[0], image: null, updated_at: '2026-11-23T10:00:00.000Z' };
const fileEntry = {
  id: 7,
  name: 'pier.png',
  file_size: 4,
  mime: 'image/png',
  extension: 'png',
  disk: 'public',
  path: 'ab/1',
  url: '/files/7',
  hash: null,
  created_at: '2026-11-23T10:00:00.000Z',
  updated_at: '2026-11-23T10:00:00.000Z',
};

/** Draws a picture, chooses it and confirms its crop. */
async function choosePicture(canvasElement: HTMLElement) {
  const drawing = document.createElement('canvas');
  drawing.width = drawing.height = 64;
  const blob = await new Promise<Blob | null>((resolve) => {
    drawing.toBlob(resolve);
  });
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input || !blob) throw new Error('No picture can be chosen.');
  await userEvent.upload(input, new File([blob], 'pier.png', { type: 'image/png' }));
  const dialog = await screen.findByRole('dialog', { name: 'Crop the picture' }, { timeout: 5000 });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Use picture' }));
}

/** ADMIN-26: the picture of a label is stored with its form, and removed. */
export const Picture: Story = {
  args: {
    page: adminLabelsPage,
    address: '/admin/labels/1/edit',
    answers: viewAnswers(labelsView),
    send: fn<HttpClient['send']>(async (path) =>
      path === 'file-entries' ? { fileEntry } : { record: label },
    ),
  },
  beforeEach: () => () => localStorage.removeItem('segno.draft.admin-labels-1'),
  async play({ canvas, canvasElement, args, step }) {
    const { calls } = (args.send as ReturnType<typeof fn<HttpClient['send']>>).mock;
    const saved = () =>
      calls.flatMap(([path, options]) =>
        path === 'admin/labels/1' ? [(options?.body ?? {}) as { picture_entry_id?: number }] : [],
      );
    await step('what is saved without another picture leaves it as it is', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), '!');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(saved()).toHaveLength(1));
      await expect(saved()[0]?.picture_entry_id).toBeUndefined();
    });
    await step('another one is uploaded at once and stored with the form', async () => {
      await choosePicture(canvasElement);
      await expect(await canvas.findByText('Not saved: Picture', {}, { timeout: 5000 })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(saved()).toHaveLength(2));
      await expect(saved()[1]).toMatchObject({ picture_entry_id: 7, owner_id: null });
    });
  },
};

/** ADMIN-26: the stored picture is removed with the next save. Who may not change people chooses no owner. */
export const PictureRemoved: Story = {
  args: {
    page: adminLabelsPage,
    address: '/admin/labels/1/edit',
    startup: asListener({
      permissions: ['admin.access' as const, 'music.update' as const].map((name) => ({
        name,
        restrictions: [],
      })),
    }),
    answers: viewAnswers(labelsView),
    send: fn<HttpClient['send']>(async () => ({ record: label })),
  },
  beforeEach: () => () => localStorage.removeItem('segno.draft.admin-labels-1'),
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Remove/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(
        'admin/labels/1',
        expect.objectContaining({ body: expect.objectContaining({ picture_entry_id: null }) }),
      ),
    );
    await expect(canvas.queryByRole('combobox', { name: 'Owner' })).toBeNull();
  },
};

const ownerKey = JSON.stringify(adminOptionsQuery('users', { ids: [2] }).queryKey);
let answerName: (options: unknown) => void = () => undefined;

/** The list of a field stays closed when the name of the chosen record is read after the choice. */
export const ChosenRecord: Story = {
  args: {
    page: adminLabelsPage,
    address: '/admin/labels/1/edit',
    answers: viewAnswers(labelsView).map((each) =>
      JSON.stringify(each.key) === ownerKey
        ? {
            ...each,
            get data() {
              return new Promise((resolve) => {
                answerName = resolve;
              });
            },
          }
        : each,
    ),
  },
  beforeEach: () => () => localStorage.removeItem('segno.draft.admin-labels-1'),
  async play({ canvas }) {
    const owner = await canvas.findByRole('combobox', { name: 'Owner' });
    owner.focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: 'Nora' }));
    await expect(owner).toHaveValue('Nora');
    answerName([{ id: 2, name: 'Nora', detail: null }]);
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    await expect(owner).toHaveValue('Nora');
    await expect(owner).toHaveAttribute('aria-expanded', 'false');
  },
};

/** ADMIN-1: a record that is not there, or not any more, leads back to its list, inside the administration. */
export const Missing: Story = {
  args: {
    address: '/admin/tags/9/edit',
    answers: [
      ...viewAnswers(tagsView),
      answerError(
        adminRecordQuery(tagsView.resource, 9),
        new ApiError({ message: 'Not found', status: 404, code: 'not_found' }),
      ),
    ],
  },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'There is nothing at this address' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to the list' })).toHaveAttribute(
      'href',
      '/admin/tags',
    );
    await expect(canvas.getAllByRole('link', { name: 'Tags', current: 'page' })[0]).toBeVisible();
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
