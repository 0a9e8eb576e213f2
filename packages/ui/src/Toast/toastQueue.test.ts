import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createToastQueue } from './toastQueue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the lifetime of a toast', () => {
  test('TOAST-2 a positive toast stays 3 s', () => {
    const queue = createToastQueue();
    queue.add('Saved');
    vi.advanceTimersByTime(2999);
    expect(queue.current()?.message).toBe('Saved');
    vi.advanceTimersByTime(1);
    expect(queue.current()).toBeNull();
  });

  test('TOAST-2 a danger toast stays 8 s', () => {
    const queue = createToastQueue();
    queue.add('There was an issue. Please try again.', { type: 'danger' });
    vi.advanceTimersByTime(7999);
    expect(queue.current()?.type).toBe('danger');
    vi.advanceTimersByTime(1);
    expect(queue.current()).toBeNull();
  });

  test('TOAST-2 a neutral toast stays 8 s', () => {
    const queue = createToastQueue();
    queue.add('Paused here: music plays in another tab.', { type: 'neutral' });
    vi.advanceTimersByTime(7999);
    expect(queue.current()?.type).toBe('neutral');
    vi.advanceTimersByTime(1);
    expect(queue.current()).toBeNull();
  });

  test('TOAST-2 a toast with an action stays 8 s, whatever its type', () => {
    const queue = createToastQueue();
    queue.add('Queue cleared', { action: { label: 'Undo', onAction() {} } });
    vi.advanceTimersByTime(7999);
    expect(queue.current()?.message).toBe('Queue cleared');
    vi.advanceTimersByTime(1);
    expect(queue.current()).toBeNull();
  });

  test('TOAST-2 a loading toast stays until it is closed', () => {
    const queue = createToastQueue();
    const id = queue.add('Uploading', { type: 'loading' });
    vi.advanceTimersByTime(3_600_000);
    expect(queue.current()?.id).toBe(id);
    queue.close(id);
    expect(queue.current()).toBeNull();
  });

  test('TOAST-4 the timer pauses on hover or focus and resumes with the remaining time', () => {
    const queue = createToastQueue();
    queue.add('Saved');
    vi.advanceTimersByTime(2000);
    queue.hold('hover');
    queue.hold('focus');
    vi.advanceTimersByTime(60_000);
    queue.release('hover');
    vi.advanceTimersByTime(60_000);
    expect(queue.current()).not.toBeNull();
    queue.release('focus');
    vi.advanceTimersByTime(999);
    expect(queue.current()).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(queue.current()).toBeNull();
  });
});

describe('one toast', () => {
  test('TOAST-3 a new toast replaces the older one and stops its timer', () => {
    const queue = createToastQueue();
    queue.add('First');
    vi.advanceTimersByTime(2900);
    queue.add('Second');
    vi.advanceTimersByTime(2900);
    expect(queue.current()?.message).toBe('Second');
  });

  test('TOAST-3 a toast with an existing id replaces the old one and restarts the timer', () => {
    const queue = createToastQueue();
    queue.add('Uploading', { type: 'loading', id: 'upload' });
    queue.add('Uploaded', { id: 'upload' });
    expect(queue.current()).toMatchObject({ id: 'upload', message: 'Uploaded', type: 'positive' });
    vi.advanceTimersByTime(3000);
    expect(queue.current()).toBeNull();
  });

  test('TOAST-1 an id has 6 characters and the position is bottom-center by default', () => {
    const queue = createToastQueue();
    expect(queue.add('Saved')).toMatch(/^[0-9a-z]{6}$/);
    expect(queue.current()?.position).toBe('bottom-center');
  });

  test('closing an older toast leaves the one shown', () => {
    const queue = createToastQueue();
    const first = queue.add('First');
    queue.add('Second');
    queue.close(first);
    expect(queue.current()?.message).toBe('Second');
  });
});

test('a subscriber is called once for each change, until it unsubscribes', () => {
  const queue = createToastQueue();
  const listener = vi.fn();
  const stop = queue.subscribe(listener);
  queue.add('Saved');
  queue.close();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  queue.add('Saved');
  expect(listener).toHaveBeenCalledTimes(2);
});
