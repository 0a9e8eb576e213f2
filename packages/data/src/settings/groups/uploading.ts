import * as v from 'valibot';
import { flag, privateSetting, publicSetting, secretSetting } from '../define.ts';

const types = v.array(v.string());
const size = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least));

/** Files of people. */
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
  'uploads.public_address': privateSetting(
    v.pipe(v.string(), v.trim(), v.maxLength(300), v.regex(/^(?:https?:\/\/[^\s/]+)?$/)),
    '',
    'The address of a CDN that passes requests on to this site. The addresses of public files begin with it.',
  ),
  'uploads.s3_endpoint': privateSetting(
    v.pipe(v.string(), v.trim(), v.maxLength(300), v.regex(/^(?:https?:\/\/[^\s/]+)?\/?$/)),
    '',
    'The address of the object store. Empty for that of Amazon.',
  ),
  'uploads.s3_region': privateSetting(
    v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
    'us-east-1',
    'The region of the bucket.',
  ),
  'uploads.s3_bucket': privateSetting(
    v.pipe(v.string(), v.trim(), v.maxLength(200)),
    '',
    'The bucket of the object store.',
  ),
  'uploads.s3_access_key_id': secretSetting('The id of the key of the object store.'),
  'uploads.s3_secret_access_key': secretSetting('The key of the object store.'),
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
    'Where new public files go. Files that are elsewhere stay there. SEGNO_S3_DISKS comes first.',
  ),
  'uploads.s3_direct_upload': publicSetting(
    flag,
    true,
    'Whether browsers send files directly to the store, where there is one.',
  ),
  'uploads.uploads_driver': publicSetting(
    v.picklist(['local', 's3']),
    'local',
    'Where new private files go. Files that are elsewhere stay there. SEGNO_S3_DISKS comes first.',
  ),
};
