import type { HealthFinding } from '@segno/data/contract';
import type { OperatorCommand } from './OperatorContext.ts';
import { StartupError } from '../StartupError.ts';
import { readSiteHealth } from '../admin/siteHealth.ts';

/** What each finding means, for the terminal. The pages of the administration have their own texts. */
const meanings: Record<HealthFinding['kind'], string> = {
  menu_target: 'A menu item leads nowhere',
  menu_item_hidden: 'Nobody can see a menu item: it needs a role that does not exist',
  plan_without_saving: 'The yearly price of a plan saves nothing',
  channels_without_description: 'Published channels have no description for search engines',
  faulty_lines: 'Translations have lost placeholders or plural forms',
  unused_ad_slot: 'A slot of advertisements is on without one, or off with one',
  seo_placeholder: 'A template for search engines has a word that is not replaced',
  slow_queries: 'Statements of the database are slow',
  service_mail: 'The mail server does not respond',
  service_storage: 'The storage does not work',
  service_search: 'The search does not work',
  service_keys: 'A secret cannot be read',
  service_collector: 'The collector of errors does not respond',
  service_recaptcha: 'reCAPTCHA does not accept the keys of the human check',
  service_social: 'A service of sign-in does not accept its keys',
  service_providers: 'An outside source does not respond',
  failed_jobs: 'Jobs failed',
  late_mails: 'Messages could not be sent yet',
  empty_channels: 'Published channels are empty',
  broken_items: 'Channels have items that nobody can see',
  unpublished_channels: 'Channels are not published',
  overdue_releases: 'Releases are overdue',
  silent_tracks: 'Tracks have no sound',
  albums_without_tracks: 'Published albums have no tracks',
  albums_without_picture: 'Published albums have no picture',
  artists_without_tracks: 'Published artists have no tracks',
  unverified_users: 'Accounts have not confirmed their address',
  unused_tags: 'Tags are not used',
};

const lineOf = ({ kind, count, subject, detail, href }: HealthFinding) =>
  [
    `${meanings[kind]}${subject === null ? (count > 1 ? ` (${count})` : '') : `: ${subject}`}`,
    ...(detail === null ? [] : [`  ${detail}`]),
    `  ${href}`,
  ].join('\n');

/** `npm run doctor`: what is wrong with the site. The services are tested by the administration, in the server itself. */
export const runDoctor: OperatorCommand = async ({ db }, args) => {
  if (args.length > 0) throw new StartupError('The command doctor takes no words.');
  const findings = await readSiteHealth(db);
  return findings.length === 0 ? 'Nothing needs attention.' : findings.map(lineOf).join('\n');
};
