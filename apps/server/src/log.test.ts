import { Writable } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import { createLog } from './log.ts';

let text = '';
const target = new Writable({
  write(chunk: Buffer, _encoding, done) {
    text += chunk.toString();
    done();
  },
});
beforeEach(() => {
  text = '';
});

test('secrets stay out of the log wherever they usually are', () => {
  const log = createLog('info', target);
  log.info({ headers: { cookie: 'hush', authorization: 'hush', 'set-cookie': 'hush', accept: 'seen' } });
  log.info({ req: { headers: { cookie: 'hush' } }, body: { password: 'hush', code: 'hush', name: 'seen' } });
  log.info({ password: 'hush', user: { token: 'hush', secret: 'hush' } });
  expect(text).not.toContain('hush');
  expect(text.match(/seen/g)).toHaveLength(2);
});

test('an error is logged without the values that its message quotes', () => {
  const log = createLog('info', target);
  const error = Object.assign(new Error('invalid input syntax: "hush"'), {
    severity: 'ERROR',
    detail: 'hush',
  });
  log.error(error);
  log.error({ err: error });
  log.error({ err: error }, 'failed');
  expect(text).not.toContain('hush');
  expect(text.trim().split('\n')).toHaveLength(3);
});

test('a problem keeps its code, which is no secret', () => {
  createLog('info', target).info({ err: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) });
  expect(text).toContain('ECONNREFUSED');
});
