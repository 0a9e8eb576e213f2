import { type HealthFinding, siteHealthQuery } from '@segno/data';
import {
  answer,
  asAdmin,
  emptyStory,
  failedStory,
  forbiddenStory,
  loadingStory,
  TestScreen,
} from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { healthPage } from './healthPage.ts';

const finding = (
  kind: HealthFinding['kind'],
  href: string,
  given: Partial<HealthFinding> = {},
): HealthFinding => ({ kind, href, count: 1, subject: null, detail: null, ...given });

const findings = [
  finding('service_mail', '/admin/settings/outgoing-email', { detail: 'connect ECONNREFUSED 192.0.2.7:465' }),
  finding('menu_target', '/admin/appearance/menus', { subject: 'Fresh finds', detail: '/fresh-finds' }),
  finding('plan_without_saving', '/admin/plans/3/edit', { subject: 'Family' }),
  finding('failed_jobs', '/admin/jobs?state=failed', { count: 3 }),
  finding('channels_without_description', '/admin/channels', { count: 12 }),
];

const meta = {
  title: 'admin/Health',
  component: TestScreen,
  args: {
    page: healthPage,
    address: '/admin/health',
    startup: asAdmin(),
    answers: [answer(siteHealthQuery(), findings, { empty: [] })],
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas }) {
    await expect(await canvas.findByText('The menu item “Fresh finds” leads nowhere')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mend it: 3 jobs failed' })).toHaveAttribute(
      'href',
      '/admin/jobs?state=failed',
    );
  },
};

export const LongDetail: Story = {
  args: {
    answers: [
      answer(siteHealthQuery(), [
        finding('slow_queries', '/admin/settings/logging', {
          count: 2,
          detail: `select ${'column_with_a_long_name, '.repeat(12)}id from tracks`,
        }),
      ]),
    ],
  },
};
export const Empty: Story = emptyStory('Nothing needs attention');
export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
