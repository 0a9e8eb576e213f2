import { insightsQuery, valueListsQuery } from '@segno/data';
import { sampleEmptyInsights, sampleInsights } from '@segno/data/samples';
import {
  answer,
  asListener,
  emptyStory,
  failedStory,
  forbiddenStory,
  loadingStory,
  TestScreen,
} from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { artistInsightsPage } from './artistInsightsPage.ts';

const zones = {
  timezones: { Europe: [{ value: 'Europe/Berlin', text: 'Berlin (GMT+1)' }] },
};
const answers = [
  answer(insightsQuery('artists', 4, {}), sampleInsights, { empty: sampleEmptyInsights }),
  answer(insightsQuery('artists', 4, { range: 'year' }), { ...sampleInsights, name: 'Nadia Voss' }),
  answer(valueListsQuery(['timezones']), zones as never),
];

const meta = {
  title: 'backstage/ArtistInsights',
  component: TestScreen,
  args: {
    page: artistInsightsPage,
    address: '/backstage/artists/4/insights',
    startup: asListener(),
    answers,
    send: fn(async () => ({})),
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas, step }) {
    await canvas.findByRole('heading', { level: 1, name: 'Insights of Nadia Voss' });
    await step('the keyboard reads the points of a chart', async () => {
      const chart = canvas.getByRole('application', { name: 'Plays over time' });
      chart.focus();
      await userEvent.keyboard('{End}');
      const spoken = canvas.getAllByRole('status').map((status) => status.textContent);
      await expect(spoken.some((text) => text.includes('This period'))).toBe(true);
    });
    await step('a name in a table has its own direction', async () => {
      const [row] = within(canvas.getByRole('grid', { name: 'Most played tracks' })).getAllByRole(
        'rowheader',
      );
      await expect(row?.querySelector('a')?.parentElement).toHaveStyle({ unicodeBidi: 'isolate' });
    });
    await step('an estimate says so', () => expect(canvas.getByText(/Estimated, ± 2\.3/)).toBeVisible());
    await step('each table can be exported', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Download tables' }));
      await expect(await screen.findByRole('menuitem', { name: 'Countries' })).toHaveAttribute(
        'href',
        '/api/v1/insights/artists/4/export?table=countries',
      );
      await userEvent.keyboard('{Escape}');
    });
  },
};

/** INSIGHT-2: days are chosen when they are typed to their end, and not in between. */
export const TypedDays: Story = {
  args: {
    answers: [
      ...answers,
      answer(insightsQuery('artists', 4, { from: '2026-10-05', to: '2026-11-23' }), {
        ...sampleInsights,
        name: 'Nadia Voss in October',
        from: '2026-10-05',
      }),
    ],
  },
  async play({ canvas }) {
    const days = within(await canvas.findByRole('group', { name: 'Days' }));
    const [month] = days.getAllByRole('spinbutton');
    month?.focus();
    await userEvent.keyboard('10052026');
    await canvas.findByRole('heading', { level: 1, name: 'Insights of Nadia Voss in October' });
    await expect(days.getAllByRole('spinbutton').map((part) => part.textContent)).toEqual([
      '10',
      '5',
      '2026',
      '11',
      '23',
      '2026',
    ]);
  },
};

/** INSIGHT-4: of fewer than ten listeners it is not shown how far they heard. */
export const FewListeners: Story = {
  args: {
    answers: [
      answer(insightsQuery('artists', 4, {}), {
        ...sampleInsights,
        listeners_error: 0,
        completion: null,
        totals: { ...sampleInsights.totals, listeners: 6 },
      }),
      ...answers.slice(2),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Shown from 10 listeners on, to protect them')).toBeVisible();
  },
};

export const LongName: Story = {
  args: {
    answers: [
      answer(insightsQuery('artists', 4, {}), {
        ...sampleInsights,
        name: 'The Extraordinarily Long-Named Harbour Orchestra of the Northern Lights and Friends',
      }),
      ...answers.slice(2),
    ],
  },
};

export const Empty: Story = emptyStory('Nobody has played this in the period');
export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
