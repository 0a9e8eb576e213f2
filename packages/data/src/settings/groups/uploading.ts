import * as v from 'valibot';
import { flag, privateSetting, publicSetting } from '../define.ts';

const types = v.array(v.string());
const size = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least));

/** Files of people. The drivers follow from the variables of the store. */
export const uploadingSettings = {
  'uploads.allowed_types': publicSetting(
    types,
    [],
    'Patterns of types (audio/*) and endings (mp3) that can be uploaded; an empty list allows all safe ones.',
  ),
  'uploads.blocked_types': publicSetting(types, [], 'Patterns of types and endings that cannot be uploaded.'),
  'uploads.chunk_size': publicSetting(
    size(1024 * 1024),
    8 * 1024 * 1024,
    'The size of a part of an upload in parts through this server, in bytes.',
  ),
  'uploads.disable_tus': publicSetting(
    flag,
    false,
    'Whether files are never uploaded in parts through this server.',
  ),
  'uploads.max_size': publicSetting(size(1), 2 * 1024 ** 3, 'The largest file, in bytes.'),
  'uploads.quota': privateSetting(
    v.pipe(v.number(), v.integer(), v.minValue(0)),
    0,
    'The space of a person whose roles and plans set no limit, in bytes. 0 for no limit.',
  ),
  'transcoding.opus_kbit': privateSetting(
    v.pipe(v.number(), v.integer(), v.minValue(32), v.maxValue(320)),
    128,
    'The bit rate of the Opus file that is made of a new lossless recording, in kbit a second.',
  ),
  'transcoding.aac_kbit': privateSetting(
    v.pipe(v.number(), v.integer(), v.minValue(64), v.maxValue(320)),
    192,
    'The bit rate of the AAC file that is made of a new lossless recording, in kbit a second.',
  ),
  'uploads.public_driver': publicSetting(
    v.picklist(['local', 's3']),
    'local',
    'Where public files are. The variables of the store decide.',
  ),
  'uploads.s3_direct_upload': publicSetting(
    flag,
    true,
    'Whether browsers send files directly to the store, where there is one.',
  ),
  'uploads.uploads_driver': publicSetting(
    v.picklist(['local', 's3']),
    'local',
    'Where private files are. The variables of the store decide.',
  ),
};
