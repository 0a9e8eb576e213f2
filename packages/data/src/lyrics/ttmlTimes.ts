/** The number of frames and ticks of a second, which the root of a document gives. */
export interface TimeUnits {
  frames: number;
  ticks: number;
}

/** The value of an attribute by its local name, whatever the prefix of its namespace is. */
export const attributeOf = (element: Element, name: string): string | null =>
  [...element.attributes].find(({ localName }) => localName === name)?.value ?? null;

const positive = (text: string | null) => (Number(text) > 0 ? Number(text) : null);

/** The units of a document (TTML 2 §7.2). */
export function unitsOf(root: Element): TimeUnits {
  const rate = positive(attributeOf(root, 'frameRate'));
  const [by = 1, over = 1] = (attributeOf(root, 'frameRateMultiplier') ?? '').split(/[\s:]+/).map(Number);
  const frames = (rate ?? 30) * (by > 0 && over > 0 ? by / over : 1);
  const parts = positive(attributeOf(root, 'subFrameRate')) ?? 1;
  return { frames, ticks: positive(attributeOf(root, 'tickRate')) ?? (rate === null ? 1 : frames * parts) };
}

const clock = /^(?:(\d+):)?(\d{1,3}):(\d{1,2}(?:\.\d+)?)$/;
const clockWithFrames = /^(\d+):(\d{2}):(\d{2}):(\d+)(?:\.\d+)?$/;
const offset = /^(\d+(?:\.\d+)?)(h|m|s|ms|f|t)?$/;

/**
 * A time expression in milliseconds: a clock time such as `1:02.500` or `00:01:02:12`, or a number with a unit (TTML 2
 * §12.3.1). A number without one are seconds, as some programs write. Null for another text.
 */
function timeOf(text: string | null, { frames, ticks }: TimeUnits): number | null {
  const value = text?.trim() ?? '';
  const seconds = (hours: string | undefined, minutes: string | undefined, rest: number) =>
    Math.round(((Number(hours ?? 0) * 60 + Number(minutes)) * 60 + rest) * 1000);
  const withFrames = clockWithFrames.exec(value);
  if (withFrames) {
    const [, hours, minutes, whole, frame] = withFrames;
    return seconds(hours, minutes, Number(whole) + Number(frame) / frames);
  }
  const plain = clock.exec(value);
  if (plain) return seconds(plain[1], plain[2], Number(plain[3]));
  const [, number, unit = 's'] = offset.exec(value) ?? [];
  if (number === undefined) return null;
  const units: Record<string, number> = {
    h: 3_600_000,
    m: 60_000,
    s: 1000,
    ms: 1,
    f: 1000 / frames,
    t: 1000 / ticks,
  };
  return Math.round(Number(number) * (units[unit] ?? 1000));
}

/** When an element is shown, in milliseconds from the beginning of the track. `start` is null without a time. */
export interface Timed {
  start: number | null;
  end: number | null;
}

interface Written extends Timed {
  dur: number | null;
}

const timedParents = new Set(['body', 'div', 'p', 'span']);

/**
 * When the elements of a body are shown. The standard counts times from the beginning of the element around; much software
 * for lyrics counts those of words from the beginning of the track. A document uses one of the two: the one that
 * contradicts fewer of its times.
 */
export function timesIn(body: Element, units: TimeUnits): Map<Element, Timed> {
  const read = (element: Element): Written => ({
    start: timeOf(element.getAttribute('begin'), units),
    end: timeOf(element.getAttribute('end'), units),
    dur: timeOf(element.getAttribute('dur'), units),
  });
  let contradictsTrack = 0;
  let contradictsParent = 0;
  const compare = (element: Element, around: Written | null) => {
    const own = read(element);
    if (around?.start != null && own.start !== null) {
      const length =
        around.dur ?? (around.end === null ? Number.POSITIVE_INFINITY : around.end - around.start);
      if (own.start < around.start || own.start > around.start + length) contradictsTrack += 1;
      if (own.start > length) contradictsParent += 1;
    }
    for (const child of element.children) compare(child, own.start === null ? around : own);
  };
  compare(body, null);
  const isRelative = contradictsTrack > contradictsParent;

  const times = new Map<Element, Timed>();
  /** Returns the end, for the next element of a sequence. */
  const place = (element: Element, from: number, isTimedAround: boolean): number | null => {
    const own = read(element);
    const base = isRelative || element.parentElement?.getAttribute('timeContainer') === 'seq' ? from : 0;
    const start = own.start === null ? from : base + own.start;
    const ends = [own.end === null ? null : base + own.end, own.dur === null ? null : start + own.dur];
    const end = ends.reduce((first, each) => (first === null || (each ?? first) < first ? each : first));
    const isTimed = isTimedAround || own.start !== null;
    const isSequence = element.getAttribute('timeContainer') === 'seq';
    let next = start;
    let last: number | null = null;
    for (const child of element.children) {
      if (!timedParents.has(child.localName)) continue;
      const childEnd = place(child, isSequence ? next : start, isTimed || isSequence);
      if (childEnd === null) continue;
      next = childEnd;
      last = Math.max(last ?? 0, childEnd);
    }
    times.set(element, { start: isTimed ? start : null, end: end ?? (isTimed ? last : null) });
    return end ?? last;
  };
  place(body, 0, false);
  return times;
}
