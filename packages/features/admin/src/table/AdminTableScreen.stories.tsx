import { adminLongList, type AdminUndone, ApiError, savedViewsQuery } from '@segno/data';
import {
  answer,
  asAdmin,
  emptyStory,
  failedStory,
  forbiddenStory,
  loadingStory,
  TestScreen,
} from '@segno/testing';
import { closeToast, DialogHost, ToastRegion } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminTagsPage } from '../pages/adminTagsPage.ts';
import { tableResponse, viewAnswers } from '../stories/adminAnswers.ts';
import { adminSamples } from '../stories/adminSamples.ts';
import { viewPage } from '../frame/viewPage.tsx';
import type { AnyRecord } from '../views/AdminView.ts';
import { albumsView, artistsView, tagsView } from '../views/catalogueViews.ts';

const tags = adminSamples.tags ?? [];
const client = tags.slice(2);

const total = 100_000;
const perPage = 100;
const manyTags = (first: number) =>
  Array.from({ length: perPage }, (_, index) => ({
    ...tags[0]!,
    id: first + index,
    name: `tag-${first + index}`,
    display_name: `Tag ${first + index}`,
  }));
const lastPage = answer(adminLongList(tagsView.resource).page(`${total / perPage}`), {
  data: manyTags(total - perPage + 1),
  per_page: perPage,
  next_cursor: null,
  total,
});

/** Another tag has the name “Rainy day”. */
const saveTag = async (_path: string, options?: { body?: unknown }): Promise<unknown> => {
  const body = options?.body as { display_name: string };
  if (body.display_name === 'Rainy day') {
    const message = 'There is such a tag.';
    throw new ApiError({ status: 422, code: 'invalid', message, fields: { display_name: message } });
  }
  return { record: { ...tags[0], ...body } };
};

/** A removal of one record, with the records that stay, whose undo has this response. */
const sendWith = (undone: AdminUndone, refused: AdminUndone['refused'] = []) =>
  fn(async (path: string): Promise<unknown> =>
    path.endsWith('/undo') ? undone : { count: 1, undo_id: 71, refused },
  );

const meta = {
  title: 'admin/AdminTableScreen',
  component: TestScreen,
  args: {
    page: adminTagsPage,
    address: '/admin/tags',
    startup: asAdmin(),
    beside: (
      <>
        <DialogHost />
        <ToastRegion />
      </>
    ),
    answers: [
      ...viewAnswers(tagsView),
      tableResponse(tagsView, { order: 'tracks' }, tags),
      tableResponse(tagsView, { order: 'tracks', direction: 'asc' }, tags),
      tableResponse(tagsView, { type: 'custom' }, client),
      tableResponse(tagsView, { where: 'any(type=custom,tracks_count.min=5)' }, client),
    ],
    send: sendWith({ count: 1, refused: [], refused_count: 0 }),
  },
  beforeEach: () => () => closeToast(),
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** ADMIN-1, ADMIN-4: sorted by a header, and a selected record is deleted and brought back. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas, args, step }) {
    await expect(await canvas.findByRole('link', { name: 'Late night' })).toHaveAttribute(
      'href',
      '/admin/tags/1/edit',
    );
    await step('a header sorts, and keeps the focus of the keyboard', async () => {
      canvas.getByRole('button', { name: 'Tracks' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() =>
        expect(canvas.getByRole('columnheader', { name: 'Tracks' })).toHaveAttribute(
          'aria-sort',
          'descending',
        ),
      );
      await expect(canvas.getByRole('button', { name: /^Tracks/ })).toHaveFocus();
    });
    await step('what was selected in another order is not selected', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /Client/ }));
      await userEvent.click(canvas.getByRole('button', { name: /^Tracks/ }));
      await waitFor(() => expect(canvas.queryByRole('toolbar', { name: '1 selected' })).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: /^Tracks/ }));
    });
    await step('a removal is undone', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /Client/ }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await expect(args.send).toHaveBeenCalledWith(
        'admin/tags/delete',
        expect.objectContaining({ body: { ids: [3] } }),
      );
      await expect(args.send).toHaveBeenCalledWith('admin/audit/71/undo', expect.anything());
      await expect(await screen.findByText('Undone')).toBeVisible();
    });
  },
};

/** ADMIN-4: a removal and its undo say how many records they changed, and name those that stay, with the reason. */
export const ChangedInPart: Story = {
  args: {
    send: sendWith(
      {
        count: 0,
        refused: [{ id: 3, name: 'Client', message: 'Somebody has changed this since.' }],
        refused_count: 1,
      },
      [{ id: 1, name: 'Late night', message: 'The role of guests cannot be deleted.' }],
    ),
  },
  async play({ canvas, step }) {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select everything' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await step('the removal', async () => {
      await expect(await canvas.findByText('1 record deleted')).toBeVisible();
      const report = within(canvas.getByText('1 record stays').closest<HTMLElement>('[role=status]')!);
      await expect(report.getByRole('link', { name: 'Late night' })).toHaveAttribute(
        'href',
        '/admin/tags/1/edit',
      );
      await expect(report.getByText('The role of guests cannot be deleted.')).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await step('its undo', async () => {
      await expect(await canvas.findByText('Undone for 0 records')).toBeVisible();
      await expect(canvas.getByText('Somebody has changed this since.')).toBeVisible();
      await expect(canvas.queryByText('1 record deleted')).toBeNull();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText('Undone for 0 records')).toBeNull();
  },
};

/** A filter is chosen by its field, condition and value, and is in the address. */
export const Filtered: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add filter' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'One condition…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a filter' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Value|Value$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Custom' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(await canvas.findByRole('row', { name: 'Type is Custom' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Late night' })).toBeNull();
  },
};

/** ADMIN-21 several conditions, of which any must be true, are one chip, and are changed in a dialog. */
export const Grouped: Story = {
  args: { address: '/admin/tags?where=any(type%3Dcustom%2Ctracks_count.min%3D5)' },
  async play({ canvas }) {
    const chip = await canvas.findByRole('row', { name: 'Type is Custom or Tracks at least 5' });
    await expect(chip).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add filter' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change the conditions…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Several conditions' }));
    await expect(dialog.getAllByRole('button', { name: /^Remove condition/ })).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Add group' }));
    await expect(dialog.getByRole('group', { name: 'Group of conditions' })).toBeVisible();
    // The condition of the new group has no value yet.
    await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled();
  },
};

/** ADMIN-20: a cell is changed in place. A value that the server refuses stays in the field, with the reason. */
export const CellEdit: Story = {
  args: { send: fn(saveTag) },
  async play({ canvas, args, step }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Name of Late night' }));
    const field = within(await screen.findByRole('dialog', { name: 'Change Name of Late night' })).getByRole(
      'textbox',
    );
    await step('a refused name', async () => {
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.clear(field);
      await userEvent.type(field, 'Rainy day{Enter}');
      await waitFor(() => expect(field).toHaveAccessibleDescription(/There is such a tag/));
      await expect(field).toHaveValue('Rainy day');
    });
    await step('another name is stored with the version that was shown', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, 'Late{Enter}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.send).toHaveBeenLastCalledWith(
        'admin/tags/1',
        expect.objectContaining({
          method: 'PUT',
          body: { display_name: 'Late', type: 'mood', version: tags[0]?.updated_at },
        }),
      );
    });
  },
};

/** ADMIN-1: all rows that match are one list, of which the pages in view are read. The address has columns and density. */
export const Anywhere: Story = {
  args: {
    answers: [...viewAnswers(tagsView), tableResponse(tagsView, {}, manyTags(1), total), lastPage],
  },
  async play({ canvas, step }) {
    const grid = await canvas.findByRole('grid', { name: 'Tags' });
    await expect(grid).toHaveAttribute('aria-rowcount', `${total + 1}`);
    await step('the last row is read when it comes into view', async () => {
      canvas.getByRole('row', { name: 'Tag 1' }).focus();
      await userEvent.keyboard('{End}');
      await expect(await canvas.findByRole('row', { name: `Tag ${total}` })).toHaveFocus();
    });
    await step('rows become low', async () => {
      const row = canvas.getByRole('row', { name: `Tag ${total}` });
      const before = row.getBoundingClientRect().height;
      await userEvent.click(canvas.getByRole('button', { name: 'Display' }));
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Compact rows' }));
      await waitFor(() =>
        expect(canvas.getAllByRole('row').at(-1)?.getBoundingClientRect().height).toBeLessThan(before),
      );
    });
  },
};

/** A named state of the table opens by its name. Its deletion can be undone. */
export const SavedViews: Story = {
  args: {
    address: '/admin/tags?type=custom',
    answers: [
      ...meta.args.answers,
      answer(savedViewsQuery('tags'), [
        { id: 3, name: 'Custom tags', search: 'type=custom', is_own: true, role: { id: 2, name: 'editors' } },
      ]),
    ],
  },
  async play({ canvas, args, step }) {
    const menu = await canvas.findByRole('button', { name: 'Custom tags' });
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete the view Custom tags' }));
    await step('the deleted view is stored again', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(() =>
        expect(args.send).toHaveBeenLastCalledWith(
          'admin/views/tags',
          expect.objectContaining({
            method: 'POST',
            body: { name: 'Custom tags', search: 'type=custom', role_id: 2 },
          }),
        ),
      );
    });
  },
};

/** ADMIN-17: the state of the table is kept by typing a name. */
export const SaveView: Story = {
  args: { address: '/admin/tags?type=custom', send: fn(async (_path: string): Promise<unknown> => ({})) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Views' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Save this view…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveFocus());
    await userEvent.keyboard('Custom tags{Enter}');
    await waitFor(() =>
      expect(args.send).toHaveBeenCalledWith(
        'admin/views/tags',
        expect.objectContaining({ body: { name: 'Custom tags', search: 'type=custom', role_id: null } }),
      ),
    );
  },
};

/**
 * The rows of phones have the other values in a second line. The buttons are in one row, in view before the filters that
 * are set.
 */
export const Phone: Story = {
  tags: ['rtl'],
  globals: { viewport: { value: 'phone' } },
  args: { address: '/admin/tags?type=custom' },
  async play({ canvas, canvasElement }) {
    const placeOf = async (name: string) =>
      (await canvas.findByRole('button', { name })).getBoundingClientRect();
    const { top } = await placeOf('Add filter');
    await expect((await placeOf('Views')).top).toBe(top);
    await expect((await placeOf('Display')).top).toBe(top);
    await expect((await placeOf('Display')).right).toBeLessThanOrEqual(innerWidth);
    const row = (await canvas.findByRole('link', { name: 'Client' })).parentElement;
    const [first, second] = [...row!.querySelectorAll('bdi')].map((part) => part.getBoundingClientRect());
    const isRightToLeft = getComputedStyle(canvasElement).direction === 'rtl';
    await expect(first!.left > second!.left).toBe(isRightToLeft);
  },
};

const ferry = { ...adminSamples.albums?.[0], name: 'Night Ferry to Avalon' } as AnyRecord;

/** A table with many columns leaves a name of usual length whole. */
export const ManyColumns: Story = {
  args: {
    page: viewPage(albumsView),
    address: '/admin/albums',
    answers: [...viewAnswers(albumsView), tableResponse(albumsView, {}, [ferry])],
  },
  async play({ canvas }) {
    const name = await canvas.findByRole('link', { name: ferry.name as string });
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  },
};

const famous = { ...adminSamples.artists?.[0], plays_count: 213_946_138 } as AnyRecord;

/** A large number is whole in a table with many columns, and a header is short. */
export const LargeNumbers: Story = {
  args: {
    page: viewPage(artistsView),
    address: '/admin/artists',
    answers: [...viewAnswers(artistsView), tableResponse(artistsView, {}, [famous])],
  },
  async play({ canvas }) {
    const cell = await canvas.findByRole('gridcell', { name: '213,946,138' });
    const value = cell.querySelector('span')!;
    await expect(value.scrollWidth).toBeLessThanOrEqual(value.clientWidth);
  },
};

export const Loading: Story = loadingStory;
export const Empty: Story = emptyStory('There is nothing here yet');
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
