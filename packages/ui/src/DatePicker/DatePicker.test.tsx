import { parseDate, Time } from '@internationalized/date';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Calendar } from '../Calendar/Calendar.tsx';
import { ColorField } from '../ColorField/ColorField.tsx';
import { ColorPicker } from '../ColorPicker/ColorPicker.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { RangeCalendar } from '../RangeCalendar/RangeCalendar.tsx';
import { TimeField } from '../TimeField/TimeField.tsx';
import { DatePicker } from './DatePicker.tsx';

const day = parseDate('2026-11-18');
const period = { start: day, end: day.add({ days: 9 }) };

test.each<[string, ReactNode]>([
  ['DateField', <DateField key="0" label="Day" defaultValue={day} />],
  ['TimeField', <TimeField key="0" label="Time" defaultValue={new Time(9, 30)} />],
  ['Calendar', <Calendar key="0" aria-label="Day" defaultValue={day} months={2} />],
  ['RangeCalendar', <RangeCalendar key="0" aria-label="Period" defaultValue={period} months={2} />],
  ['DatePicker', <DatePicker key="0" label="Day" defaultValue={day} isClearable />],
  ['DateRangePicker', <DateRangePicker key="0" label="Period" defaultValue={period} hasCompare />],
  ['ColorField', <ColorField key="0" label="Colour" defaultValue="#c23d14" />],
  ['ColorPicker', <ColorPicker key="0" label="Colour" defaultValue="#c23d14" />],
  ['ColorPicker inline', <ColorPicker key="0" label="Colour" variant="inline" presets={['#fff']} hasAlpha />],
])('%s wakes up as it came from the server', async (_, children) => {
  const page = <LocaleProvider locale="en-US">{children}</LocaleProvider>;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const onRecoverableError = vi.fn();
  const root = hydrateRoot(container, page, { onRecoverableError });
  await vi.waitFor(() =>
    expect(container.querySelector('[data-react-aria-pressable], input')).not.toBeNull(),
  );
  await new Promise(requestAnimationFrame);
  expect(onRecoverableError).not.toHaveBeenCalled();
  root.unmount();
  container.remove();
});

test('they forward their ref and take attributes of their own', async () => {
  const refs = { date: { current: null }, period: { current: null }, color: { current: null } } as Record<
    'date' | 'period' | 'color',
    { current: HTMLDivElement | null }
  >;
  await render(
    <>
      <DatePicker
        ref={refs.date}
        aria-label="Day"
        className="mine"
        style={{ inlineSize: 300 }}
        data-kind="date"
      />
      <DateRangePicker ref={refs.period} aria-label="Period" className="mine" />
      <ColorPicker ref={refs.color} aria-label="Colour" className="mine" id="color" />
    </>,
  );
  for (const { current } of Object.values(refs)) expect(current?.classList.contains('mine')).toBe(true);
  expect(refs.date.current).toHaveAttribute('data-kind', 'date');
  expect(refs.date.current?.getBoundingClientRect().width).toBe(300);
  expect(refs.color.current?.id).toBe('color');
});
