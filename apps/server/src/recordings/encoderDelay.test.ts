import { expect, test } from 'vitest';
import { encoderDelayOf } from './encoderDelay.ts';

/** A header of a first frame: a name, flags, what the flags announce, and the encoder with its delay. */
function header({ name = 'Xing', flags = 0b1111, encoder = 'LAME3.100', delay = 576 } = {}): Buffer {
  const optional = [4, 4, 100, 4].reduce((sum, size, bit) => sum + (flags & (1 << bit) ? size : 0), 0);
  const bytes = Buffer.alloc(36 + 8 + optional + 36);
  bytes.writeUInt32BE(0xff_fb_90_00, 0);
  bytes.write(name, 36, 'latin1');
  bytes.writeUInt32BE(flags, 40);
  bytes.write(encoder, 44 + optional, 'latin1');
  // Twelve bits of delay, and twelve of padding.
  bytes.writeUIntBE(delay * 4096 + 1000, 44 + optional + 21, 3);
  return bytes;
}

test.each([
  ['all parts', {}],
  ['a constant bit rate', { name: 'Info' }],
  ['no table of contents', { flags: 0b1011 }],
  ['a file of ffmpeg', { encoder: 'Lavc60.31' }],
])('the delay is read from a header with %s', (_, options) => {
  expect(encoderDelayOf(header({ ...options, delay: 1105 }))).toBe(1105);
});

test.each([
  ['without a header', Buffer.alloc(1000)],
  ['of an encoder that states none', header({ encoder: 'GOGO3.1' })],
  ['that ends in its header', header().subarray(0, 100)],
  ['that ends before its flags', header().subarray(0, 41)],
])('a file %s has no delay', (_, bytes) => {
  expect(encoderDelayOf(bytes)).toBeNull();
});
