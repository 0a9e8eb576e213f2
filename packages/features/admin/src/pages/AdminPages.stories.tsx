import type { AnyPage } from '@segno/base';
import { asAdmin, TestScreen, type TestScreenProps } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { viewAnswers } from '../stories/adminAnswers.ts';
import { commentsView, plansView, subscriptionsView } from '../views/billingViews.ts';
import { albumsView, artistsView, channelsView, tracksView } from '../views/catalogueViews.ts';
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
export const CustomPage: Story = form(viewPage(customPagesView), '/admin/custom-pages/3/edit', 'About us');
export const UserPermissions: Story = form(viewPage(usersView), '/admin/users/2/permissions', 'Nora');
export const UserSecurity: Story = form(viewPage(usersView), '/admin/users/2/security', 'Nora');
export const UserTokens: Story = form(viewPage(usersView), '/admin/users/2/api', 'Nora');
export const Role: Story = form(viewPage(rolesView), '/admin/roles/2/edit', 'Listeners');
export const Change: Story = form(viewPage(auditView), '/admin/audit/71/edit', 'Late night');
export const Plan: Story = form(viewPage(plansView), '/admin/plans/2/edit', 'Plus');
export const NewPlan: Story = form(viewPage(plansView), '/admin/plans/new', 'New plan');
export const Subscription: Story = form(viewPage(subscriptionsView), '/admin/subscriptions/101/edit', 'Nora');
export const GivenPlan: Story = form(viewPage(subscriptionsView), '/admin/subscriptions/new', 'Give a plan');
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
export const Job: Story = form(viewPage(jobsView), '/admin/jobs/81/edit', 'recordings.process');
export const Mail: Story = form(viewPage(mailsView), '/admin/outgoing-email/91/edit', 'Welcome to Segno');
