import { readId } from '@segno/data';
import { expect, expectTypeOf, test } from 'vitest';
import { page } from './page.ts';
import { readParams } from './readParams.ts';

const parsers = { albumId: readId, tab: ['tracks', 'albums'] } as const;

test.each([
  [
    { albumId: '11', artistName: 'Iva', albumName: undefined },
    { albumId: 11, artistName: 'Iva' },
  ],
  [{ albumId: '011' }, undefined],
  [
    { tagName: 'late night', tab: 'albums' },
    { tagName: 'late night', tab: 'albums' },
  ],
  [{ tagName: 'late night', tab: 'artists' }, undefined],
  // A name that every object has.
  [{ toString: 'x' }, { toString: 'x' }],
])('ROUTE-1 the parameters %j of a path are read as %j', (params, read) => {
  expect(readParams(params, parsers)).toEqual(read);
});

test('the parameters of a page are typed by its path and parsers', () => {
  page({
    path: '/album/:albumId/:artistName?/:tab?',
    params: { albumId: readId, tab: ['tracks', 'albums'] },
    load: ({ params }) =>
      expectTypeOf(params).toEqualTypeOf<
        { readonly albumId: number } & { readonly artistName?: string; readonly tab?: 'tracks' | 'albums' }
      >(),
    meta: () => undefined,
    // @ts-expect-error -- the path has no such parameter
    screen: ({ params }: { params: { trackId: number } }) => params.trackId,
  });
});
