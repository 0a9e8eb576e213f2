import { defineMessages } from '@segno/data';

/** What each kind of job does, in English. */
export const messages = defineMessages('admin', {
  'job.account.export': 'Collect the data of a person',
  'job.admin.bulk': 'Change many records',
  'job.admin.undo': 'Undo a change of many records',
  'job.appearance.publish': 'Publish scheduled appearances',
  'job.files.expire': 'Remove files that nothing uses',
  'job.files.hash': 'Compute the hashes of files',
  'job.files.remove': 'Remove deleted files',
  'job.imports.run': 'Import an existing service',
  'job.jobs.expire': 'Remove old jobs',
  'job.notifications.deliver': 'Deliver notifications',
  'job.notifications.digest': 'Send summaries of notifications',
  'job.notifications.push': 'Send push notifications',
  'job.payments.compare': 'Compare subscriptions with the payment services',
  'job.payments.follow': 'Follow open payments',
  'job.recordings.expire': 'Remove recordings that nothing uses',
  'job.recordings.process': 'Process uploaded recordings',
  'job.releases.publish': 'Publish scheduled releases',
  'job.search.rebuild': 'Rebuild the search index',
});
