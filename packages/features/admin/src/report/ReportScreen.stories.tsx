import { siteReportQuery } from '@segno/data';
import { sampleReport } from '@segno/data/samples';
import { answer, asAdmin, failedStory, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { reportPage } from './reportPage.ts';

const none = { plays: 0, listeners: 0, heard: 0, visits: 0, visitors: 0 };
const empty = {
  ...sampleReport,
  totals: none,
  before: none,
  days: sampleReport.days.map(({ day }) => ({ day, plays: 0, listeners: 0, visits: 0, visitors: 0 })),
  days_before: sampleReport.days_before.map(({ day }) => ({ day, plays: 0, visitors: 0 })),
  tracks: [],
  albums: [],
  artists: [],
  listeners: [],
  countries: [],
  devices: [],
  browsers: [],
  sources: [],
  pages: [],
  visitor_countries: [],
};

const meta = {
  title: 'admin/Report',
  component: TestScreen,
  parameters: { modes: { pseudo: 'The pages are patterns of addresses, which a chart shortens.' } },
  args: {
    page: reportPage,
    address: '/admin/report',
    startup: asAdmin(),
    answers: [answer(siteReportQuery({}), sampleReport, { empty })],
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'Report' });
    await expect(canvas.getByRole('application', { name: 'Visitors over time' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Tide' })).toHaveAttribute(
      'href',
      '/admin/tracks/21/insights',
    );
  },
};

/** SETTING-14: calendars begin with the day of `dates.first_day`. */
export const FirstDay: Story = {
  args: { startup: { ...asAdmin(), settings: { dates: { first_day: 'sat' } } } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: /Calendar/ }));
    const calendar = await screen.findByRole('dialog');
    const days = [...calendar.querySelectorAll('th')].slice(0, 7).map(({ textContent }) => textContent[0]);
    await expect(days.join('')).toBe('SSMTWTF');
  },
};

/** An empty period is drawn as empty. */
export const Empty: Story = {
  args: { state: 'empty' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('application', { name: 'Plays over time' })).toBeVisible();
    await expect((await canvas.findAllByText('Nothing in this period')).length).toBeGreaterThan(3);
  },
};
export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
