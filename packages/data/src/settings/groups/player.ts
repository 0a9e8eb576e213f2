import * as v from 'valibot';
import { flag, privateSetting, publicSetting } from '../define.ts';

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
  'player.comments': publicSetting(flag, true, 'Whether tracks and albums have comments.'),
  'player.reposts': publicSetting(flag, true, 'Whether people can repost tracks and albums.'),
  'player.lyrics': publicSetting(flag, true, 'Whether the words of tracks are shown.'),
  'player.waveform': publicSetting(flag, true, 'Whether the page of a track has its waveform.'),
  'player.downloads': publicSetting(
    flag,
    true,
    'Whether albums and playlists can be kept for listening without a connection.',
  ),
  'player.seek_step': publicSetting(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60)),
    5,
    'The seconds that the arrow keys move within a track. J and L move twice as far.',
  ),
  'player.guests': publicSetting(
    v.picklist(['all', 'preview', 'nothing']),
    'all',
    'What people without an account hear: all, the first 30 seconds of each track, or nothing.',
  ),
  'player.quality': privateSetting(
    v.picklist(['encoded', 'original']),
    'encoded',
    'What is played of lossless recordings: the smaller file that was made of it, or the original.',
  ),
  'player.preload_next': publicSetting(flag, true, 'Whether the next track is loaded ahead.'),
};
