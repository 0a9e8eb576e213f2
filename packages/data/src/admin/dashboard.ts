import * as v from 'valibot';
import { Count } from '../shared/contract.ts';

/** A figure of the site, and how many of them are from the last 30 days. */
const Figure = v.object({ name: v.string(), total: Count, recent: Count, before: Count });

/** What an admin should look at, and the page that mends it. */
export const attentionKinds = [
  'failed_jobs',
  'late_mails',
  'empty_channels',
  'broken_items',
  'unpublished_channels',
  'overdue_releases',
  'silent_tracks',
  'albums_without_tracks',
  'albums_without_picture',
  'artists_without_tracks',
  'unverified_users',
  'unused_tags',
] as const;

/** The dashboard of the administration. */
export const AdminDashboard = v.object({
  figures: v.array(Figure),
  attention: v.array(v.object({ kind: v.picklist(attentionKinds), count: Count, href: v.string() })),
});
export type AdminDashboard = v.InferOutput<typeof AdminDashboard>;
