import * as v from 'valibot';
import { AdHeights } from '../../ads/contract.ts';
import { flag, privateSetting, publicSetting } from '../define.ts';

const Code = v.pipe(v.string(), v.maxLength(20_000));
const code = (place: string) =>
  privateSetting(Code, '', `The HTML of the advertisement ${place}. It runs in a frame of its own.`);

export const adSettings = {
  'ads.heights': publicSetting(
    AdHeights,
    {},
    'The slots of advertisements that are on, each with its reserved height in pixels.',
  ),
  'ads.hide_for_subscribers': publicSetting(flag, true, 'Whether people with a valid subscription see none.'),
  'ads.general_top': code('at the top of most pages'),
  'ads.general_bottom': code('at the bottom of most pages'),
  'ads.artist_top': code('below the header of an artist'),
  'ads.artist_bottom': code('below the similar artists of an artist'),
  'ads.album_above': code('above the tracks of an album'),
} as const;
