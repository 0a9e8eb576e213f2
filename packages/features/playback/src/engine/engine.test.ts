import { expect, test } from 'vitest';
import { createEngine, type Engine } from './engine.ts';
import type { EndingSound, FollowingSound } from './ExactJoins.ts';
import { createFakeClock, FakeMediaElement } from './fakes.ts';
import type { SoundProgress } from './EngineState.ts';
import type { DeckIndex } from './DeckIndex.ts';
import type { Sound } from './Sound.ts';
import { createElementOutput } from './SoundOutput.ts';

const sound = (id: number): Sound => ({ id: String(id), url: `/media/audio/${id}.mp3`, duration: 180_000 });
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

function setUp(behaviour?: FakeMediaElement['behaviour']) {
  const clock = createFakeClock();
  const media = [new FakeMediaElement(behaviour), new FakeMediaElement(behaviour)] as const;
  const statuses: string[] = [];
  const failures: number[] = [];
  const slow: number[] = [];
  const cuts: string[] = [];
  let progress: SoundProgress | null = null;
  const engine = createEngine(
    media,
    {
      onStatus: (status) => statuses.push(status),
      onProgress: (now) => (progress = now),
      onSlow: () => slow.push(clock.now()),
      onCut: () => cuts.push(statuses.at(-1) ?? ''),
      onFailure: () => failures.push(clock.now()),
    },
    clock,
  );
  return {
    clock,
    cuts,
    engine,
    failures,
    slow,
    first: media[0],
    second: media[1],
    statuses,
    progress: () => progress,
  };
}

test('loading a sound reports loading, then playing', async () => {
  const { engine, first, statuses } = setUp();
  engine.load(sound(1), { position: 0, play: true });
  expect(first.plays).toBe(1);
  await settle();
  expect(statuses).toEqual(['loading', 'playing']);
});

test('play is called synchronously, within the user gesture', () => {
  const { engine, first } = setUp();
  engine.load(sound(1), { position: 0, play: true });
  expect(first.src).toBe('/media/audio/1.mp3');
  expect(first.paused).toBe(false);
});

test('a sound loaded without play stays paused', async () => {
  const { engine, first, statuses } = setUp();
  engine.load(sound(1), { position: 0, play: false });
  await settle();
  expect(first.paused).toBe(true);
  expect(statuses).toEqual(['paused']);
  engine.play();
  await settle();
  expect(statuses.at(-1)).toBe('playing');
});

test('a position set before the metadata is loaded is applied afterwards', async () => {
  const { engine, first, progress } = setUp();
  engine.load(sound(1), { position: 62_000, play: true });
  expect(progress()?.position).toBe(62_000);
  engine.seek(63_000);
  await settle();
  expect(first.currentTime).toBe(63);
});

test('seeking is limited to the duration of the sound', async () => {
  const { engine, first, progress } = setUp();
  engine.load(sound(1), { position: 0, play: true });
  await settle();
  engine.seek(999_999);
  expect(first.currentTime).toBe(180);
  engine.seek(-5);
  expect(progress()?.position).toBe(0);
});

test('the buffered range around the position is reported', async () => {
  const { engine, first, progress } = setUp();
  engine.load(sound(1), { position: 0, play: true });
  await settle();
  first.bufferedTo = 42;
  first.tick(1);
  expect(progress()).toEqual({ position: 1000, duration: 180_000, buffered: 42_000 });
});

test('a preloaded sound plays on the second deck without being loaded again', async () => {
  const { engine, first, second, statuses } = setUp();
  engine.load(sound(1), { position: 0, play: true });
  await settle();
  engine.preload(sound(2));
  await settle();
  expect(second.paused).toBe(true);
  engine.load(sound(2), { position: 0, play: true });
  expect(second.paused).toBe(false);
  expect(first.src).toBe('');
  await settle();
  expect(statuses).toEqual(['loading', 'playing', 'playing']);
});

test('the previous deck reports nothing after the transition', async () => {
  const { engine, first, second, progress } = setUp();
  engine.load(sound(1), { position: 0, play: true });
  engine.preload(sound(2));
  await settle();
  engine.load(sound(2), { position: 0, play: true });
  first.dispatchEvent(new Event('ended'));
  second.tick(3);
  first.dispatchEvent(new Event('timeupdate'));
  expect(progress()?.position).toBe(3000);
});

test('a failed preload is not reported before the sound is played', async () => {
  const { engine, failures, second } = setUp((url) => (url.includes('2') ? 'broken' : 180));
  engine.load(sound(1), { position: 0, play: true });
  engine.preload(sound(2));
  await settle();
  expect(failures).toEqual([]);
  expect(second.src).toBe('');
  engine.preload(sound(2));
  expect(second.src).toBe('');
  engine.load(sound(2), { position: 0, play: true });
  await settle();
  expect(failures).toHaveLength(1);
});

test('PLAYER-9 a rejected play is a pause, not an error', async () => {
  const { engine, failures, statuses } = setUp(() => 'blocked');
  engine.load(sound(1), { position: 0, play: true });
  await settle();
  expect(statuses.at(-1)).toBe('paused');
  expect(failures).toEqual([]);
});

test('PLAYER-6 a network error during playback is retried once, at the same position', async () => {
  const { clock, engine, failures, first, statuses } = setUp();
  engine.load(sound(1), { position: 0, play: true });
  await settle();
  first.tick(30);
  first.fail(2);
  expect(statuses.at(-1)).toBe('loading');
  clock.advance(1000);
  await settle();
  expect(first.currentTime).toBe(30);
  expect(statuses.at(-1)).toBe('playing');
  expect(failures).toEqual([]);
});

test('PLAYER-6 a sound that breaks in the same place again fails, and does not load in a loop', async () => {
  const { clock, engine, failures, first } = setUp();
  engine.load(sound(1), { position: 0, play: true });
  await settle();
  first.tick(30);
  for (const code of [2, 3]) {
    first.fail(code);
    clock.advance(1000);
    // oxlint-disable-next-line no-await-in-loop
    await settle();
    first.tick(1);
  }
  expect(failures).toEqual([1000]);
});

test('PLAYER-6 a sound that has played on since it was loaded again is loaded again once more', async () => {
  const { clock, engine, failures, first, statuses } = setUp();
  engine.load(sound(1), { position: 0, play: true });
  await settle();
  first.tick(30);
  for (const _ of [1, 2, 3]) {
    first.fail(2);
    clock.advance(1000);
    // oxlint-disable-next-line no-await-in-loop
    await settle();
    first.tick(4);
  }
  expect(failures).toEqual([]);
  expect(statuses.at(-1)).toBe('playing');
});

test('PLAYER-6 a sound that cannot be decoded fails at once', async () => {
  const { engine, failures } = setUp(() => 'broken');
  engine.load(sound(1), { position: 0, play: true });
  await settle();
  expect(failures).toHaveLength(1);
});

test('PLAYER-6 a stall reloads after 20 s, and fails after another 20 s', async () => {
  const { clock, engine, failures, first } = setUp(() => 'silent');
  engine.load(sound(1), { position: 0, play: true });
  await settle();
  clock.advance(19_999);
  expect(first.plays).toBe(1);
  clock.advance(1);
  expect(first.plays).toBe(2);
  clock.advance(20_000);
  expect(failures).toEqual([40_000]);
});

test('PLAYER-22 a sound whose file ends too early is reported, and the end follows', async () => {
  const { clock, cuts, engine, first, statuses } = setUp();
  engine.load(sound(1), { position: 0, play: true });
  await settle();
  for (let second = 0; second < 40; second += 1) {
    first.tick(1);
    clock.advance(1000);
  }
  // The browser jumps from what it has to the end.
  first.tick(999);
  expect(cuts).toEqual(['playing']);
  expect(statuses.at(-1)).toBe('ended');
  engine.load(sound(2), { position: 0, play: true });
  engine.seek(175_000);
  await settle();
  for (const step of [2, 2, 2]) {
    first.tick(step);
    clock.advance(2000);
  }
  expect(statuses.at(-1)).toBe('ended');
  expect(cuts).toHaveLength(1);
});

test('a pause by the browser or the system is reported', async () => {
  const { engine, first, statuses } = setUp();
  engine.load(sound(1), { position: 0, play: true });
  await settle();
  first.paused = true;
  first.dispatchEvent(new Event('pause'));
  expect(statuses.at(-1)).toBe('paused');
});

test('volume, mute and rate apply to both decks, and loading keeps the rate', async () => {
  const { engine, first, second } = setUp();
  engine.setVolume(0.5);
  engine.setMuted(true);
  engine.setRate(1.5);
  for (const element of [first, second]) {
    expect(element.volume).toBe(0.25);
    expect(element.muted).toBe(true);
    expect(element.preservesPitch).toBe(true);
  }
  first.playbackRate = 1;
  engine.load(sound(1), { position: 0, play: true });
  await settle();
  expect(first.playbackRate).toBe(1.5);
});

test('unloading releases both sounds', async () => {
  const { engine, first, second } = setUp();
  engine.load(sound(1), { position: 0, play: true });
  engine.preload(sound(2));
  await settle();
  engine.dispose();
  expect([first.src, second.src]).toEqual(['', '']);
  expect(first.paused).toBe(true);
});

test('PLAYER-5 a sound that loads for 8 s is reported once; one that loads in time or is paused is not', async () => {
  const hanging = setUp(() => 'silent');
  hanging.engine.load(sound(1), { position: 0, play: true });
  hanging.clock.advance(30_000);
  expect(hanging.slow).toEqual([8000]);
  const paused = setUp(() => 'silent');
  paused.engine.load(sound(1), { position: 0, play: true });
  paused.engine.pause();
  const prompt = setUp();
  prompt.engine.load(sound(1), { position: 0, play: true });
  await settle();
  for (const { clock } of [paused, prompt]) clock.advance(30_000);
  expect([...paused.slow, ...prompt.slow]).toEqual([]);
});

test('PLAYER-4 a preloaded sound starts at the end of the current one, without an overlap', async () => {
  const { engine, clock, first, second, statuses } = setUp();
  engine.load(sound(1), { position: 0, play: true });
  await settle();
  engine.preload(sound(2));
  await settle();
  first.tick(179.9);
  clock.advance(200);
  expect(statuses.at(-1)).toBe('playing');
  first.tick(1);
  expect(statuses.at(-1)).toBe('ended');
  engine.load(sound(2), { position: 0, play: true });
  expect([first.src, second.paused]).toEqual(['', false]);
});

test('going back right after a cross-fade began plays that sound from its beginning', async () => {
  const { clock, engine, first, second } = setUp();
  engine.load(sound(1), { position: 0, play: true });
  engine.preload(sound(2), { overlap: 2000 });
  await settle();
  first.tick(177.8);
  first.currentTime = 178;
  clock.advance(200);
  engine.load(sound(2), { position: 0, play: true });
  engine.load(sound(1), { position: 0, play: true });
  await settle();
  expect([first, second].find(({ paused }) => !paused)).toMatchObject({
    src: '/media/audio/1.mp3',
    currentTime: 0,
  });
});

test('there is no cross-fade after a seek away from the end, or without a next sound', async () => {
  const away = setUp();
  away.engine.load(sound(1), { position: 0, play: true });
  away.engine.preload(sound(2), { overlap: 2000 });
  await settle();
  away.first.tick(177.8);
  away.engine.seek(60_000);
  away.clock.advance(2500);
  const alone = setUp();
  alone.engine.load(sound(1), { position: 0, play: true });
  await settle();
  alone.first.tick(177.8);
  alone.clock.advance(2500);
  for (const { statuses } of [away, alone]) expect(statuses).not.toContain('ended');
});

test('PLAYER-16 a cross-fade starts the next sound early and fades both at constant power', async () => {
  const { engine, clock, first, second, statuses } = setUp();
  engine.setVolume(1);
  engine.load(sound(1), { position: 0, play: true });
  await settle();
  engine.preload(sound(2), { overlap: 6000 });
  await settle();
  first.tick(173.8);
  first.currentTime = 174;
  clock.advance(1000);
  expect(statuses.at(-1)).toBe('ended');
  engine.load(sound(2), { position: 0, play: true });
  await settle();
  expect([first.paused, second.paused]).toEqual([false, false]);
  clock.advance(3000);
  expect(first.volume ** 2 + second.volume ** 2).toBeCloseTo(1, 1);
  clock.advance(3200);
  expect([first.src, second.volume]).toEqual(['', 1]);
});

/** An engine whose output joins sounds, as the test says. */
async function joining() {
  const all = setUp();
  const calls: { ending: EndingSound; following: FollowingSound }[] = [];
  let following: DeckIndex | null = null;
  let delay = 0;
  const output = createElementOutput([all.first, all.second], all.clock);
  all.engine.useOutput({
    ...output,
    delayOf: () => delay,
    endDelay: () => (delay = 0),
    joins: {
      approach: (one, other) => void calls.push({ ending: one, following: other }),
      following: () => following,
      cancel: () => (following = null),
    },
  });
  all.engine.load(sound(1), { position: 0, play: true });
  await settle();
  all.engine.preload(sound(2), 'exact');
  await settle();
  all.first.tick(170);
  return {
    ...all,
    calls,
    following: () => following,
    setDelay: (next: number) => (delay = next),
    takeOver() {
      following = 1;
      calls.at(-1)!.following.start();
    },
  };
}

test('PLAYER-16 an exact join ends the sound when the output says so, and the next element plays on', async () => {
  const { calls, engine, takeOver, following, first, second, statuses, failures } = await joining();
  expect(calls[0]).toMatchObject({ ending: { deck: 0 }, following: { deck: 1 } });
  takeOver();
  expect(second.paused).toBe(false);
  // The end of the element is not heard.
  first.tick(20);
  expect(statuses.at(-1)).toBe('playing');
  calls[0]!.ending.onEnd();
  expect(statuses.at(-1)).toBe('ended');
  engine.load(sound(2), { position: 0, play: true });
  expect([second.plays, second.currentTime, first.src, following()]).toEqual([2, 0, '', 1]);
  expect(statuses).toContain('playing');
  expect(failures).toEqual([]);
});

test('PLAYER-22 a sound that ends too early is reported at an exact join too', async () => {
  const { calls, clock, cuts, takeOver, first } = await joining();
  clock.advance(1000);
  first.tick(1);
  takeOver();
  calls[0]!.ending.onEnd();
  expect(cuts).toHaveLength(1);
});

test.each<[string, (engine: Engine) => void]>([
  ['a pause', (engine) => engine.pause()],
  ['a seek', (engine) => engine.seek(3000)],
  ['another speed', (engine) => engine.setRate(2)],
  ['another next sound', (engine) => engine.preload(sound(3))],
  ['no next sound', (engine) => engine.preload(null)],
  ['a fade', (engine) => engine.fadeOut(1000)],
  ['the next sound ahead of time', (engine) => engine.load(sound(2), { position: 0, play: false })],
  ['another sound', (engine) => engine.load(sound(9), { position: 0, play: false })],
  ['the end of the player', (engine) => engine.unload()],
])('PLAYER-16 %s leaves an exact join that has been prepared', async (_, run) => {
  const { engine, takeOver, following, second } = await joining();
  takeOver();
  run(engine);
  expect(following()).toBeNull();
  // The element that was started ahead of time is stopped.
  expect(second.paused).toBe(true);
  expect(second.currentTime).toBe(0);
});

test('PLAYER-16 the position is what is heard: an element that is delayed is ahead of it', async () => {
  const { engine, progress, setDelay, first, clock, statuses } = await joining();
  setDelay(150);
  first.tick(1);
  expect(progress()?.position).toBe(170_850);
  engine.preload(null);
  first.tick(20);
  expect(statuses.at(-1)).toBe('playing');
  clock.advance(150);
  expect(statuses.at(-1)).toBe('ended');
  engine.pause();
  expect(first.currentTime).toBeCloseTo(179.85);
});

test('PLAYER-16 a sound at another speed is not joined by the output', async () => {
  const { engine, calls, first } = await joining();
  const before = calls.length;
  engine.setRate(1.5);
  first.tick(1);
  expect(calls).toHaveLength(before);
});

test('a sound of which a part is heard only ends there, and never goes beyond', async () => {
  const { clock, cuts, engine, first, statuses, progress } = setUp(() => 180);
  engine.load({ ...sound(1), until: 30_000 }, { position: 170_000, play: true });
  await settle();
  expect(progress()).toMatchObject({ position: 0, duration: 30_000 });
  engine.seek(90_000);
  expect(first.currentTime).toBe(30);
  engine.seek(0);
  first.tick(29.7);
  clock.advance(299);
  expect(statuses.at(-1)).toBe('playing');
  clock.advance(1);
  expect(statuses.at(-1)).toBe('ended');
  expect(first.paused).toBe(true);
  expect(cuts).toEqual([]);
});
