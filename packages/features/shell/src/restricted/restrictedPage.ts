import { page } from '@segno/base';
import { RestrictedScreen } from './RestrictedScreen.tsx';
import { restrictedMeta } from './restrictedMeta.ts';

export const restrictedPage = page({
  path: '*',
  meta: ({ startup, translator }) => restrictedMeta(startup, translator),
  screen: RestrictedScreen,
});
