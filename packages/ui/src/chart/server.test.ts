import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BarChart } from '../BarChart/BarChart.tsx';
import { CountryChart } from '../CountryChart/CountryChart.tsx';
import { LineChart } from '../LineChart/LineChart.tsx';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { PieChart } from '../PieChart/PieChart.tsx';

const html = (chart: ReturnType<typeof createElement>) => {
  const inEnglish = { locale: 'en-US', children: chart };
  return renderToString(createElement(LocaleProvider, inEnglish));
};

test('a server renders a chart at its final height, with its table', () => {
  const line = html(
    createElement(LineChart, {
      title: 'Plays',
      series: [{ label: 'Plays', data: [0, 1, 2].map((x) => ({ x: Date.UTC(2026, 9, 1 + x), y: x * 500 })) }],
    }),
  );
  expect(line).toContain('viewBox="0 0 640 260"');
  expect(line).toContain('block-size:260px');
  expect(line).toMatch(/<th scope="row"[^>]*>Oct 3, 2026<\/th><td[^>]*>1,000</);
  expect(
    html(
      createElement(BarChart, {
        title: 'Followers',
        categories: ['May'],
        series: [{ label: 'All', data: [3] }],
      }),
    ),
  ).toContain('data-bar');
  expect(html(createElement(PieChart, { title: 'Devices', data: [{ label: 'Phone', value: 3 }] }))).toContain(
    'data-slice',
  );
  expect(
    html(createElement(CountryChart, { title: 'Listeners', data: [{ country: 'DE', value: 3 }] })),
  ).toContain('Germany');
});

test('a calendar day is the same day in every time zone', () => {
  const chart = (timeZone?: string) =>
    html(
      createElement(LineChart, {
        title: 'Plays',
        timeZone,
        series: [
          {
            label: 'Plays',
            data: [
              { x: '2026-10-01', y: 1 },
              { x: '2026-10-02', y: 2 },
            ],
          },
        ],
      }),
    );
  expect(chart()).toContain('Oct 1, 2026');
  expect(chart('America/New_York')).toContain('Sep 30, 2026');
});
