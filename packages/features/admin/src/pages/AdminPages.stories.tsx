import type { AnyPage } from '@segno/base';
import { adminDashboardQuery, adminRecordQuery, jobQuery } from '@segno/data';
import { sampleImage } from '@segno/data/samples';
import { answer, asAdmin, TestScreen, type TestScreenProps } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { dashboardPage } from '../dashboard/dashboardPage.ts';
import { viewAnswers } from '../stories/adminAnswers.ts';
import { adminSamples } from '../stories/adminSamples.ts';
import { commentsView, plansView, subscriptionsView } from '../views/billingViews.ts';
import type { AdminView } from '../views/AdminView.ts';
import {
  albumsView,
  artistsView,
  channelsView,
  genresView,
  labelsView,
  playlistsView,
  tracksView,
} from '../views/catalogueViews.ts';
import { filesView, lyricsView } from '../views/fileViews.ts';
import { jobsView, mailsView } from '../views/logViews.ts';
import { customPagesView } from '../views/siteViews.ts';
import { auditView, rolesView, usersView } from '../views/peopleViews.ts';
import { viewPage } from '../frame/viewPage.tsx';

const answers = [
  albumsView,
  artistsView,
  channelsView,
  customPagesView,
  tracksView,
  jobsView,
  mailsView,
  auditView,
  rolesView,
  usersView,
  plansView,
  subscriptionsView,
  commentsView,
  genresView,
  labelsView,
  playlistsView,
  lyricsView,
  filesView,
].flatMap((view) => viewAnswers(view));
const unique = [...new Map(answers.map((each) => [JSON.stringify(each.key), each])).values()];

const meta = {
  title: 'admin/Pages',
  component: TestScreen,
  args: { address: '/', startup: asAdmin(), answers: unique },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The form of a sample record, recognised by its heading. */
const form = (page: AnyPage, address: string, heading: string): Story => ({
  args: { page, address } satisfies Partial<TestScreenProps>,
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  },
});

export const Album: Story = form(viewPage(albumsView), '/admin/albums/11/edit', 'Harbour');
export const Artist: Story = form(viewPage(artistsView), '/admin/artists/4/edit', 'Nadia Voss');
export const Track: Story = form(viewPage(tracksView), '/admin/tracks/21/edit', 'Tide');
export const Channel: Story = form(viewPage(channelsView), '/admin/channels/5/edit', 'Fresh finds');

/** ADMIN-7: a channel of people is ordered by their followers, is filtered by nothing, or is chosen among profiles. */
export const ChannelOfPeople: Story = {
  args: {
    page: viewPage(channelsView),
    address: '/admin/channels/6/edit',
  } satisfies Partial<TestScreenProps>,
  beforeEach: () => () => localStorage.removeItem('segno.draft.admin-channels-6'),
  async play({ canvas }) {
    const order = await canvas.findByRole('button', { name: /^Most followed/ });
    await expect(canvas.queryByRole('button', { name: /Filtered by/ })).toBeNull();
    await userEvent.click(order);
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual(['Most followed', 'Newest', 'Name']);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: /^Automatic/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Chosen by hand' }));
    await expect(await canvas.findByRole('button', { name: /^Person/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Add an item' }));
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: 'Nora' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    const added = await canvas.findByText('Nora', { selector: 'bdi' });
    await expect(added.parentElement).toHaveTextContent('Nora · Person');
  },
};
export const CustomPage: Story = form(viewPage(customPagesView), '/admin/custom-pages/3/edit', 'About us');
export const UserPermissions: Story = form(viewPage(usersView), '/admin/users/2/permissions', 'Nora');
export const UserSecurity: Story = form(viewPage(usersView), '/admin/users/2/security', 'Nora');
/** ADMIN-5: the sessions and tokens of an account with more permissions are neither asked for nor shown. */
export const UserOfMoreRights: Story = {
  args: {
    page: viewPage(usersView),
    address: '/admin/users/2/security',
    answers: [
      ...unique.filter(({ key }) => key.at(-1) !== 'sessions'),
      answer(adminRecordQuery(usersView.resource, 2), {
        ...adminSamples.users![0]!,
        permissions: { update: false, delete: false },
      }),
    ],
  } satisfies Partial<TestScreenProps>,
  async play({ canvas }) {
    await expect(await canvas.findByText(/^This person has permissions that you do not have/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Suspend' })).toBeNull();
  },
};
export const UserTokens: Story = form(viewPage(usersView), '/admin/users/2/api', 'Nora');
export const Role: Story = form(viewPage(rolesView), '/admin/roles/2/edit', 'Listeners');
/** ADMIN-3: a change says what was done, to which record, by whom and when. */
export const Change: Story = {
  args: { page: viewPage(auditView), address: '/admin/audit/71/edit' } satisfies Partial<TestScreenProps>,
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Late night' })).toBeVisible();
    const facts = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(facts).toEqual([
      expect.any(String),
      'Tags',
      'Ada Admin',
      expect.stringMatching(/^Feb 3, 2026, \d/),
    ]);
  },
};
/** A setting has its name, and a secret says that it stays. */
export const SettingsChange: Story = {
  args: { page: viewPage(auditView), address: '/admin/audit/72/edit' } satisfies Partial<TestScreenProps>,
  async play({ canvas }) {
    await expect(await canvas.findByRole('rowheader', { name: /in an hour/ })).toBeVisible();
    await expect(canvas.getByText(/leaves them as they are: .*mail server/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo this change' })).toBeVisible();
  },
};

/** Linked records have their names, and are written once. */
export const RolesChange: Story = {
  args: { page: viewPage(auditView), address: '/admin/audit/74/edit' } satisfies Partial<TestScreenProps>,
  async play({ canvas }) {
    const table = await canvas.findByRole('table', { name: 'What changed' });
    const rows = [...table.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent).join(' | '),
    );
    await expect(rows).toEqual([
      'Roles | Listeners | Listeners, Artists',
      expect.stringMatching(/ \| No \| Yes$/),
      expect.stringMatching(/ \| — \| Nov 28, 2026, /),
    ]);
  },
};

/** ADMIN-3: without the permission of the resource there are no values, and no undo. */
export const WithheldChange: Story = {
  args: { page: viewPage(auditView), address: '/admin/audit/78/edit' } satisfies Partial<TestScreenProps>,
  async play({ canvas }) {
    await expect(await canvas.findByText(/with the permission “Manage people”/)).toBeVisible();
    await expect(canvas.queryByText('No values were recorded.')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Undo this change' })).toBeNull();
  },
};

/** A changed picture is shown, and not the key of its file. */
export const PictureChange: Story = {
  args: { page: viewPage(auditView), address: '/admin/audit/75/edit' } satisfies Partial<TestScreenProps>,
  async play({ canvas }) {
    const [row, ...others] = await canvas.findAllByRole('row', { name: /^(?!What changed)/ });
    await expect(others).toEqual([]);
    await expect(row).toHaveTextContent(/^Picture—$/);
    await expect(within(row!).getByRole('img')).toHaveAttribute('src', sampleImage(1).src);
  },
};

const inUse = 'Somebody has changed or used this since.';

/** ADMIN-27: the undo of a batch says for how many records it is done, and names those that stay. */
export const PartUndone: Story = {
  tags: ['rtl'],
  args: {
    page: viewPage(auditView),
    address: '/admin/audit/76/edit',
    send: fn(async () => ({
      count: 2,
      refused: [{ id: 5, name: 'Hail', message: inUse }],
      refused_count: 1,
    })),
  } satisfies Partial<TestScreenProps>,
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo this change' }));
    await expect(args.send).toHaveBeenCalledWith('admin/audit/76/undo', expect.anything());
    await expect(await canvas.findByText('Undone for 2 records')).toBeVisible();
    await expect(canvas.getByText('1 record stays')).toBeVisible();
    await expect(canvas.getByText(inUse)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Hail' })).toHaveAttribute('href', '/admin/tracks/5/edit');
  },
};

/** ADMIN-27: an import is undone as a whole by a job, from its entry. */
export const ImportUndone: Story = {
  args: {
    page: viewPage(auditView),
    address: '/admin/audit/77/edit',
    answers: [
      ...unique,
      answer(jobQuery(9), {
        id: 9,
        kind: 'admin.undo',
        state: 'done',
        progress: 1,
        result: {
          count: 12,
          can_undo: false,
          refused: [{ id: 5, name: 'Hail', resource: 'tracks', message: inUse }],
          refused_count: 1,
        },
        error: null,
        created_at: '2026-11-23T10:00:00.000Z',
        started_at: '2026-11-23T10:00:00.000Z',
        finished_at: '2026-11-23T10:00:05.000Z',
      }),
    ],
    send: fn(async () => ({ job_id: 9 })),
  } satisfies Partial<TestScreenProps>,
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo this change' }));
    await expect(await canvas.findByText('Undone for 12 records')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Hail' })).toHaveAttribute('href', '/admin/tracks/5/edit');
    await expect(canvas.queryByRole('button', { name: 'Undo this change' })).toBeNull();
  },
};

/** An entry without an undo says why. */
export const ImportChange: Story = {
  args: { page: viewPage(auditView), address: '/admin/audit/73/edit' } satisfies Partial<TestScreenProps>,
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Nothing is left to undo/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo this change' })).toBeNull();
  },
};
export const Plan: Story = form(viewPage(plansView), '/admin/plans/2/edit', 'Plus');
export const NewPlan: Story = form(viewPage(plansView), '/admin/plans/new', 'New plan');
export const Subscription: Story = form(viewPage(subscriptionsView), '/admin/subscriptions/101/edit', 'Nora');
/** The offered prices are in the language and format of the person. */
export const GivenPlan: Story = {
  args: {
    page: viewPage(subscriptionsView),
    address: '/admin/subscriptions/new',
  } satisfies Partial<TestScreenProps>,
  async play({ canvas }) {
    const offer = await canvas.findByRole('combobox', { name: /^Plan and price/ });
    await userEvent.click(offer);
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('option', { name: /^Plus/ })).toHaveTextContent('€4.99 / month');
    await userEvent.keyboard('{Escape}');
  },
};
const list = (view: AdminView, heading: string): Story =>
  form(viewPage(view), `/admin/${view.resource.name}`, heading);

export const Genres: Story = list(genresView, 'Genres');
export const Labels: Story = list(labelsView, 'Labels');
export const Playlists: Story = list(playlistsView, 'Playlists');
export const Lyrics: Story = list(lyricsView, 'Lyrics');
export const Files: Story = list(filesView, 'Files');
export const File: Story = form(viewPage(filesView), '/admin/files/131/edit', 'tide.wav');

/** The figures of the site, and what needs attention with the page that mends it. */
export const Dashboard: Story = {
  args: {
    page: dashboardPage,
    address: '/admin',
    answers: [
      answer(adminDashboardQuery(), {
        figures: [
          { name: 'tracks', total: 12_400, recent: 320, before: 250 },
          { name: 'users', total: 830, recent: 41, before: 60 },
          { name: 'playlists', total: 0, recent: 0, before: 0 },
        ],
        attention: [{ kind: 'failed_jobs', count: 2, href: '/admin/jobs?state=failed' }],
      }),
    ],
  } satisfies Partial<TestScreenProps>,
  async play({ canvas }) {
    await expect(await canvas.findByText('12,400')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /failed/ })).toHaveAttribute(
      'href',
      '/admin/jobs?state=failed',
    );
  },
};

export const Plans: Story = form(viewPage(plansView), '/admin/plans', 'Plans');
export const Subscriptions: Story = form(
  viewPage(subscriptionsView),
  '/admin/subscriptions',
  'Subscriptions',
);
export const Comments: Story = form(viewPage(commentsView), '/admin/comments', 'Comments');
export const Comment: Story = form(
  viewPage(commentsView),
  '/admin/comments/111/edit',
  'Buy cheap speakers at my shop!',
);
/** A job is called by what it does, and its page says what became of it. */
export const Job: Story = {
  args: { page: viewPage(jobsView), address: '/admin/jobs/81/edit' } satisfies Partial<TestScreenProps>,
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Process uploaded recordings' }),
    ).toBeVisible();
    const facts = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(facts).toEqual([
      'Failed',
      'recordings.process',
      'Nora',
      '5',
      expect.stringMatching(/^Feb 3, 2026, \d/),
      expect.stringMatching(/^Oct 12, 2026, \d/),
    ]);
  },
};
/** The table names jobs likewise, with their times. */
export const Jobs: Story = {
  args: { page: viewPage(jobsView), address: '/admin/jobs' } satisfies Partial<TestScreenProps>,
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Process uploaded recordings' })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: 'recordings.process' })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: /^Feb 3, 2026, \d/ })).toBeVisible();
  },
};
export const Mail: Story = form(viewPage(mailsView), '/admin/outgoing-email/91/edit', 'Welcome to Segno');
