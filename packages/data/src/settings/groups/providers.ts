import * as v from 'valibot';
import { providerParts } from '../../providers/contract.ts';
import { flag, privateSetting, secretSetting } from '../define.ts';

/** The address of a source, which can be a copy of it. */
const Address = v.pipe(v.string(), v.trim(), v.maxLength(300), v.regex(/^https?:\/\/[^\s/]+[^\s]*$/));

/** Outside sources of biographies, pictures, releases and lyrics. */
export const providerSettings = {
  'providers.overwrite': privateSetting(
    v.array(v.picklist(providerParts)),
    [],
    'What outside sources may replace. They always fill in what is missing.',
  ),
  'providers.contact': privateSetting(
    v.pipe(v.string(), v.trim(), v.maxLength(200)),
    '',
    'The address of email or of a page that outside sources are told. MusicBrainz asks for it.',
  ),
  'providers.musicbrainz.enable': privateSetting(
    flag,
    false,
    'Whether releases are looked up in MusicBrainz.',
  ),
  'providers.musicbrainz.address': privateSetting(
    Address,
    'https://musicbrainz.org',
    'The address of MusicBrainz, or of a copy of it.',
  ),
  'providers.wikipedia.enable': privateSetting(
    flag,
    false,
    'Whether biographies and pictures are looked up in Wikipedia.',
  ),
  'providers.wikipedia.address': privateSetting(
    Address,
    'https://:language.wikipedia.org',
    'The address of Wikipedia. `:language` is the language of the site.',
  ),
  'providers.wikipedia.token': secretSetting(
    'The token of an account at Wikimedia, with which more requests are allowed.',
  ),
  'providers.lrclib.enable': privateSetting(flag, false, 'Whether lyrics are looked up in LRCLIB.'),
  'providers.lrclib.address': privateSetting(
    Address,
    'https://lrclib.net',
    'The address of LRCLIB, or of a copy of it.',
  ),
};
