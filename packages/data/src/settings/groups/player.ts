import * as v from 'valibot';
import { flag, publicSetting } from '../define.ts';

export const playerSettings = {
  'player.default_volume': publicSetting(
    v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    0.8,
    'The volume of the first visit, from 0 to 1.',
  ),
  'player.autoplay': publicSetting(
    flag,
    true,
    'Whether similar music follows the end of a queue, until a listener chooses otherwise.',
  ),
  'player.crossfade': publicSetting(
    v.pipe(v.number(), v.minValue(0), v.maxValue(12)),
    0,
    'The seconds in which a track fades into the next, until a listener chooses otherwise.',
  ),
  'player.loudness': publicSetting(
    v.picklist(['off', 'track', 'album']),
    'off',
    'What the loudness is evened over, until a listener chooses otherwise.',
  ),
  'player.preload_next': publicSetting(flag, true, 'Whether the next track is loaded ahead.'),
};
