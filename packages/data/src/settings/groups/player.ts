import * as v from 'valibot';
import { flag, publicSetting } from '../define.ts';

export const playerSettings = {
  'player.default_volume': publicSetting(
    v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    0.8,
    'The volume of the first visit, from 0 to 1.',
  ),
  'player.preload_next': publicSetting(flag, true, 'Whether the next track is loaded ahead.'),
};
