import { createExportJob } from './account/exports.ts';
import { adminJobs } from './admin/bulkJobs.ts';
import { publishDrafts } from './appearance/publishDrafts.ts';
import { publishReleases } from './backstage/publishReleases.ts';
import { fileJobs } from './files/fileJobs.ts';
import type { Job } from './jobs/defineJob.ts';
import { createImportJob } from './imports/importJob.ts';
import { expireJobs } from './jobs/expireJobs.ts';
import { createDeliverJob } from './notificationSettings/deliver.ts';
import { createDigestJob } from './notificationSettings/digest.ts';
import { createPushJob } from './notificationSettings/sendPush.ts';
import { rebuildSearch } from './search/rebuildSearch.ts';
import { expireRecordings } from './recordings/expireRecordings.ts';
import { processRecording, type ProcessDeps } from './recordings/processRecording.ts';
import type { Vault } from './secrets/vault.ts';

type FileJobsDeps = Parameters<typeof fileJobs>[0];

interface JobsDeps extends FileJobsDeps, ProcessDeps {
  baseUrl: string;
  vault: Vault;
  /** Absolute path of the folder of the archives that people export. */
  exportFolder: string;
  /** Signs links in mails. */
  linkKey: Buffer;
}

/** All kinds of jobs that a server runs. */
export const createJobs = ({ baseUrl, vault, exportFolder, linkKey, ...files }: JobsDeps): Job[] => [
  ...adminJobs,
  expireJobs,
  ...fileJobs(files),
  processRecording(files),
  expireRecordings,
  createDeliverJob({ baseUrl, linkKey }),
  createExportJob({ folder: exportFolder, baseUrl }),
  createDigestJob({ baseUrl, linkKey }),
  createImportJob(files),
  createPushJob({ vault, baseUrl }),
  publishReleases,
  publishDrafts,
  rebuildSearch,
];
