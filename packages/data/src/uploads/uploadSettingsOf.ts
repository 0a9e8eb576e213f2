import { readSetting } from '../settings/readSetting.ts';
import type { Startup } from '../startup/contract.ts';
import type { UploadSettings } from './chooseMethod.ts';
import type { UploadRestrictions } from './restrictions.ts';

const standardChunk = 8 * 1024 * 1024;

/** The settings of a site for the uploads to a disk, with the restrictions for all files. */
export function uploadSettingsOf(
  settings: Startup['settings'],
  disk: 'public' | 'uploads',
): UploadSettings & { restrictions: UploadRestrictions } {
  const driver = readSetting(settings, `uploads.${disk}_driver`);
  return {
    chunkSize: readSetting(settings, 'uploads.chunk_size') ?? standardChunk,
    disableTus: readSetting(settings, 'uploads.disable_tus') ?? false,
    isDirect: driver === 's3' && readSetting(settings, 'uploads.s3_direct_upload') !== false,
    restrictions: {
      maxSize: readSetting(settings, 'uploads.max_size'),
      allowedTypes: readSetting(settings, 'uploads.allowed_types'),
      blockedTypes: readSetting(settings, 'uploads.blocked_types'),
    },
  };
}
