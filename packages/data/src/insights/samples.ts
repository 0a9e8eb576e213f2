import type { Insights, SiteReport } from './contract.ts';

const day = 86_400_000;
const dayOf = (first: string, index: number) =>
  new Date(Date.parse(first) + index * day).toISOString().slice(0, 10);

/** Numbers of plays of 28 days, with a weekly rhythm. */
const plays = (first: string, base: number) =>
  Array.from({ length: 28 }, (_, index) => {
    const count = base + index * 3 + (index % 7 > 4 ? 40 : 0);
    return { day: dayOf(first, index), plays: count, listeners: Math.round(count * 0.6) };
  });
const sum = (days: readonly { plays: number }[]) => days.reduce((total, each) => total + each.plays, 0);

const days = plays('2026-10-27', 120);
const before = plays('2026-09-29', 96);
const period = {
  time_zone: 'Europe/Berlin',
  from: '2026-10-27',
  to: '2026-11-23',
  before_from: '2026-09-29',
  before_to: '2026-10-26',
};
const shares = (values: [value: string, count: number][]) =>
  values.map(([value, count]) => ({ value, plays: count }));
const parts = {
  countries: shares([
    ['DE', 2210],
    ['PL', 1104],
    ['EG', 640],
    ['BR', 212],
  ]),
  devices: shares([
    ['mobile', 2810],
    ['desktop', 1204],
    ['tablet', 152],
  ]),
  browsers: shares([
    ['Chrome', 2004],
    ['Safari', 1420],
    ['Firefox', 742],
  ]),
  sources: shares([
    ['album', 1840],
    ['playlist', 1212],
    ['artist', 640],
    ['search', 474],
  ]),
};
const tracks = [
  { id: 21, name: 'Tide', plays: 1840 },
  { id: 22, name: 'Ebb', plays: 1402 },
  { id: 23, name: 'Harbour, six in the morning', plays: 924 },
];

export const sampleInsights: Insights = {
  name: 'Nadia Voss',
  ...period,
  totals: {
    plays: sum(days),
    listeners: 1802,
    heard: sum(days) * 171_000,
    likes: 214,
    reposts: 31,
    comments: 18,
    followers: 96,
  },
  before: {
    plays: sum(before),
    listeners: 1604,
    heard: sum(before) * 169_000,
    likes: 190,
    reposts: 40,
    comments: 18,
    followers: 71,
  },
  listeners_error: 0.023,
  days,
  days_before: before,
  tracks,
  ...parts,
  completion: Array.from({ length: 21 }, (_, step) => ({
    percent: step * 5,
    share: step < 4 ? 1 : Math.round((1 - (step - 3) * 0.021) * 1000) / 1000,
  })),
};

const silent = ({ day }: { day: string }) => ({ day, plays: 0, listeners: 0 });
const nothing = { plays: 0, listeners: 0, heard: 0, likes: 0, reposts: 0, comments: 0, followers: 0 };

/** A period in which nobody has played anything. */
export const sampleEmptyInsights: Insights = {
  ...sampleInsights,
  totals: nothing,
  before: nothing,
  days: sampleInsights.days.map(silent),
  days_before: sampleInsights.days_before.map(silent),
  tracks: [],
  countries: [],
  devices: [],
  browsers: [],
  sources: [],
  completion: null,
};

export const sampleReport: SiteReport = {
  ...period,
  totals: { plays: sum(days), listeners: 1802, heard: sum(days) * 171_000, visits: 6120, visitors: 4012 },
  before: { plays: sum(before), listeners: 1604, heard: sum(before) * 169_000, visits: 5800, visitors: 3910 },
  listeners_error: 0,
  days: days.map((each) => ({ ...each, visits: each.plays + 60, visitors: each.plays + 20 })),
  days_before: before.map((each) => ({ day: each.day, plays: each.plays, visitors: each.plays + 24 })),
  tracks,
  albums: [{ id: 11, name: 'Harbour', plays: 3220 }],
  artists: [{ id: 4, name: 'Nadia Voss', plays: 4166 }],
  listeners: [{ id: 2, name: 'Nora', plays: 212 }],
  ...parts,
  pages: [
    { value: '/', visits: 2410 },
    { value: '/album/:albumId/:artistName?/:albumName?', visits: 1804 },
    { value: '/artist/:artistId/:artistName?', visits: 912 },
  ],
  visitor_countries: [
    { value: 'DE', visits: 3110 },
    { value: 'PL', visits: 1720 },
  ],
};
