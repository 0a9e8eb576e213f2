import { parseDate, parseDateTime } from '@internationalized/date';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp } from 'vitest/browser';
import { DateField } from '../DateField/DateField.tsx';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import '../theme/theme.css.ts';
import '../theme/reset.css.ts';
import { DatePicker } from './DatePicker.tsx';

beforeEach(() => cdp().send('Emulation.setTouchEmulationEnabled', { enabled: true }));
afterEach(() => cdp().send('Emulation.setTouchEmulationEnabled', { enabled: false }));

/** The size of an element’s hit target for touch, from its centre to one side. */
function touchDistance(element: Element, dx: number, dy: number) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const at = (far: number) => document.elementFromPoint(x + width / 2 + dx * far, y + height / 2 + dy * far);
  let far = 0;
  while (far < 60 && element.contains(at(far + 0.5))) far += 1;
  return far;
}

const day = parseDate('2026-11-18');
const evening = parseDateTime('2026-11-18T20:30');

test.each<[string, ReactNode]>([
  ['DateField', <DateField key="0" size="2xs" label="Day" defaultValue={day} isClearable />],
  ['DatePicker', <DatePicker key="0" size="2xs" label="Day" defaultValue={day} isClearable />],
  ['DatePicker of the usual size', <DatePicker key="0" label="Day" defaultValue={day} isClearable />],
  ['the largest DatePicker', <DatePicker key="0" size="xl" label="Day" defaultValue={day} isClearable />],
  [
    'DateRangePicker',
    <DateRangePicker key="0" label="Days" defaultValue={{ start: day, end: day }} isClearable />,
  ],
  [
    'DateRangePicker with times in two lines',
    <DateRangePicker key="0" label="Evenings" defaultValue={{ start: evening, end: evening }} isClearable />,
  ],
])('each number and button of %s answers to a finger’s 44 px', async (_, field) => {
  const { container } = await render(
    <LocaleProvider locale="en-US">
      <div style={{ padding: 60, inlineSize: 366, boxSizing: 'content-box' }}>{field}</div>
    </LocaleProvider>,
  );
  expect(matchMedia('(pointer: coarse)').matches).toBe(true);
  for (const button of container.querySelectorAll('button')) {
    expect(touchDistance(button, -1, 0) + touchDistance(button, 1, 0)).toBeGreaterThanOrEqual(44);
    expect(touchDistance(button, 0, -1) + touchDistance(button, 0, 1)).toBeGreaterThanOrEqual(44);
  }
  const numbers = container.querySelectorAll('[role="spinbutton"]');
  expect(numbers.length).toBeGreaterThanOrEqual(3);
  for (const number of numbers) {
    expect(touchDistance(number, 0, -1) + touchDistance(number, 0, 1)).toBeGreaterThanOrEqual(44);
    // The line has the same vertical position.
    const line = number.parentElement!;
    expect(line.scrollHeight).toBeLessThanOrEqual(line.clientHeight);
  }
});
