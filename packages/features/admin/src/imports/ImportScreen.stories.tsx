import { type HttpClient, jobQuery, type Job } from '@segno/data';
import { answer, asAdmin, TestScreen } from '@segno/testing';
import { closeToast, DialogHost, ToastRegion } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { importPage } from './importPage.ts';

const job = (given: Partial<Job>): Job => ({
  id: 7,
  kind: 'imports.run',
  state: 'running',
  progress: 0.4,
  result: null,
  error: null,
  created_at: '2026-11-23T10:00:00.000Z',
  started_at: '2026-11-23T10:00:00.000Z',
  finished_at: null,
  ...given,
});

const report = {
  source: 'Navidrome',
  dry_run: true,
  kinds: {
    artists: { read: 12, added: 12, known: 0, refused: 0 },
    tracks: { read: 1840, added: 1702, known: 136, refused: 2 },
  },
  problems: [
    { kind: 'tracks', row: 17, message: 'There is no row 9 in albums.' },
    { kind: 'tracks', row: 240, message: 'name: Fill in this field.' },
  ],
};

const stored = { name: 'tracks.csv', path: `imports/ab/${'ab'.repeat(16)}` };
const send = fn<HttpClient['send']>((path) =>
  Promise.resolve(path === 'admin/imports/files' ? { file: stored } : { job_id: 7 }),
);

const meta = {
  title: 'admin/Import',
  component: TestScreen,
  args: {
    page: importPage,
    address: '/admin/import',
    startup: asAdmin(),
    beside: (
      <>
        <DialogHost />
        <ToastRegion />
      </>
    ),
    answers: [answer(jobQuery(7), job({ state: 'done', progress: 1, result: report }))],
    send,
  },
  beforeEach: () => {
    send.mockClear();
    return () => closeToast();
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = (canvasElement: HTMLElement, ...names: string[]) =>
  userEvent.upload(
    canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!,
    names.map((name) => new File(['id,name\n1,Low water\n'], name)),
    { applyAccept: false },
  );

/** ADMIN-19: files are sent, checked without writing, and the report names the rows that cannot be imported. */
export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas, canvasElement, args, step }) {
    const check = await canvas.findByRole('button', { name: 'Check without writing' });
    await step('nothing starts without a name and a file', () => expect(check).toBeDisabled());
    await userEvent.type(canvas.getByRole('textbox', { name: /^Name of the service/ }), 'Navidrome');
    await step('a file that is no part of an import is named', async () => {
      await choose(canvasElement, 'song.mp3');
      await expect(await canvas.findByText('Not files of an import: song.mp3')).toBeVisible();
    });
    await choose(canvasElement, 'tracks.csv');
    await waitFor(() => expect(check).toBeEnabled());
    await userEvent.click(check);
    await expect(
      await canvas.findByText('1,714 rows of “Navidrome” would be added. Nothing was written.'),
    ).toBeVisible();
    await expect(args.send).toHaveBeenLastCalledWith(
      'admin/imports',
      expect.objectContaining({ body: { name: 'Navidrome', dry_run: true, files: [stored] } }),
    );
    const row = within(canvas.getByRole('row', { name: /^Tracks/ }));
    await expect(row.getAllByRole('gridcell').map((cell) => cell.textContent)).toEqual([
      '1,840',
      '1,702',
      '136',
      '2',
    ]);
    await expect(canvas.getByText('There is no row 9 in albums.')).toBeVisible();
  },
};

/** A page that is loaded again shows the import that its address names. */
export const Running: Story = {
  args: { address: '/admin/import?job=7', answers: [answer(jobQuery(7), job({}))] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('progressbar', { name: 'Reading the files…' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
  },
};

/** ADMIN-27: an import is undone on its page, which names the records that stay. */
export const Undone: Story = {
  args: {
    address: '/admin/import?job=7',
    answers: [
      answer(jobQuery(7), job({ state: 'done', result: { ...report, dry_run: false } })),
      answer(
        jobQuery(8),
        job({
          id: 8,
          kind: 'admin.undo',
          state: 'done',
          result: {
            count: 1713,
            can_undo: false,
            refused: [
              {
                id: 4,
                name: 'Hail',
                resource: 'tracks',
                message: 'Somebody has changed or used this since.',
              },
            ],
            refused_count: 1,
          },
        }),
      ),
    ],
    send: fn<HttpClient['send']>(async () => ({ job_id: 8 })),
  },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(args.send).toHaveBeenCalledWith('admin/bulk/7/undo', expect.anything());
    await expect(await canvas.findByText('Undone for 1,713 records')).toBeVisible();
    await expect(canvas.getByText('1 record stays')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Hail' })).toHaveAttribute('href', '/admin/tracks/4/edit');
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

export const FailedImport: Story = {
  args: {
    address: '/admin/import?job=7',
    answers: [
      answer(jobQuery(7), job({ state: 'failed', error: 'tracks.csv has none of the columns id, name.' })),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('tracks.csv has none of the columns id, name.')).toBeVisible();
  },
};

export const Phone: Story = {
  args: { address: '/admin/import?job=7' },
  globals: { viewport: { value: 'phone' } },
};

// The page itself reads nothing: it has no loading, empty, failed or forbidden state.
