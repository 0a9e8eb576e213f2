import { expect, onTestFinished, test } from 'vitest';
import { WorkQueue } from './WorkQueue.ts';

/** Starts tasks that each end when they are told to. */
function tasksOf(queue: WorkQueue) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (name: string, owner?: string) =>
    queue.run(() => {
      started.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    }, owner);
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  /** Ends every task, also those that still wait: a waiting one is refused later, when no test expects it. */
  const endAll = async () => {
    for (let ended = 0; ended < started.length; ended += 1) await end(started[ended] ?? '');
  };
  onTestFinished(endAll);
  return { started, run, end };
}

test('LOAD-2 one task of an owner runs at a time, and owners take turns', async () => {
  const { started, run, end } = tasksOf(new WorkQueue({ running: 2 }));
  void run('nora 1', 'nora');
  void run('nora 2', 'nora');
  void run('nora 3', 'nora');
  void run('ben 1', 'ben');
  void run('ola 1', 'ola');
  expect(started).toEqual(['nora 1', 'ben 1']);
  await end('nora 1');
  expect(started).toEqual(['nora 1', 'ben 1', 'ola 1']);
  await end('ben 1');
  expect(started.at(-1)).toBe('nora 2');
  await end('nora 2');
  expect(started.at(-1)).toBe('nora 3');
});

test('LOAD-2 one owner fills neither the queue nor the slots', async () => {
  const { started, run } = tasksOf(new WorkQueue({ running: 2, waiting: 4, waitingEach: 2 }));
  for (const name of ['nora 1', 'nora 2', 'nora 3']) void run(name, 'nora');
  await expect(run('nora 4', 'nora')).rejects.toMatchObject({ status: 429 });
  void run('ben 1', 'ben');
  expect(started).toEqual(['nora 1', 'ben 1']);
  void run('ola 1', 'ola');
  void run('ola 2', 'ola');
  await expect(run('kim 1', 'kim')).rejects.toMatchObject({ status: 503, code: 'busy' });
});

test('LOAD-2 a task that waits too long is refused, and its slot is not lost', async () => {
  const { started, run, end } = tasksOf(new WorkQueue({ running: 1, timeout: 10 }));
  void run('first');
  await expect(run('second')).rejects.toMatchObject({ status: 503 });
  await end('first');
  void run('third');
  expect(started).toEqual(['first', 'third']);
});
