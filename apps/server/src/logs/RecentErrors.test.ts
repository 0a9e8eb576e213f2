import { expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { RecentErrors } from './RecentErrors.ts';

test('ERROR-9 the latest 500 errors are kept without secrets, and every line reaches the log', () => {
  const written: string[] = [];
  const errors = new RecentErrors();
  const target = errors.watch({
    write: (line) => void written.push(line),
    dropped: 3,
    flush: async () => {},
  });
  const log = createLog('info', target);
  log.info('not an error');
  for (let index = 0; index < 501; index += 1) log.error({ index, password: 'correct horse' }, 'failed');
  log.fatal('the end');
  const kept = errors.read();
  expect(written).toHaveLength(503);
  expect(target.dropped).toBe(3);
  expect(kept).toHaveLength(500);
  expect(kept[0]).toMatchObject({ level: 50, index: 2, msg: 'failed', password: '[redacted]' });
  expect(kept.at(-1)).toMatchObject({ level: 60, msg: 'the end' });
});
