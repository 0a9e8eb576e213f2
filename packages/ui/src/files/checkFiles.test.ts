import { expect, test } from 'vitest';
import { checkFiles, isOfType } from './checkFiles.ts';

const file = (name: string, type: string, size = 1) => new File(['x'.repeat(size)], name, { type });

test.each([
  ['rain.flac', 'audio/flac', ['audio/*'], true],
  ['rain.flac', 'audio/flac', ['audio/flac'], true],
  ['rain.FLAC', '', ['.flac'], true],
  ['rain.flac', '', ['audio/*'], false],
  ['cover.png', 'image/png', ['audio/*', '.jpg'], false],
  ['cover.png', 'IMAGE/PNG', [' image/png '], true],
  ['audio', 'audiobook/x', ['audio/*'], false],
])('%s of “%s” against %j: %s', (name, type, types, is) => {
  expect(isOfType({ name, type }, types)).toBe(is);
});

test('each rejected file has a reason', () => {
  const song = file('song.flac', 'audio/flac');
  const big = file('big.flac', 'audio/flac', 11);
  const cover = file('cover.png', 'image/png');
  const second = file('second.flac', 'audio/flac');
  const files = [cover, big, song, second];

  expect(checkFiles(files, { acceptedFileTypes: ['audio/*'], maxSize: 10 })).toEqual({
    accepted: [song],
    refused: [
      { file: cover, reason: 'type' },
      { file: big, reason: 'size' },
      { file: second, reason: 'count' },
    ],
  });
  expect(checkFiles(files, { allowsMultiple: true }).accepted).toEqual(files);
});

test('a file of exactly the maximum size is accepted', () => {
  expect(checkFiles([file('a', '', 10)], { maxSize: 10 }).refused).toEqual([]);
});
