import * as v from 'valibot';
import { searchTypes } from '../../search/searchTypes.ts';
import { flag, privateSetting, publicSetting, secretSetting } from '../define.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const line = v.pipe(v.string(), v.trim(), v.maxLength(200));
const words = v.pipe(
  v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))),
  v.maxLength(1000),
);

/** How the site is run: who can use it now, and how long its log is kept. */
export const operationSettings = {
  'analytics.enable': privateSetting(
    flag,
    true,
    'Whether visits of pages are counted, without cookies and without addresses.',
  ),
  'analytics.skip_admins': privateSetting(
    flag,
    true,
    'Whether visits of people who may open the administration are left out.',
  ),
  'analytics.tool': privateSetting(
    v.picklist(['none', 'google', 'plausible']),
    'none',
    'An outside tool that counts visits too. Its script is part of pages only after the consent of the cookie notice.',
  ),
  'analytics.tool_id': privateSetting(
    v.pipe(v.string(), v.trim(), v.maxLength(100), v.regex(/^[\w.-]*$/)),
    '',
    'The id of this site at the outside tool: G-… at Google Analytics, the domain at Plausible.',
  ),
  'analytics.plays_days': privateSetting(
    v.pipe(v.number(), v.integer(), v.minValue(31), v.maxValue(3650)),
    730,
    'How many days each play is kept with its listener. The counts stay.',
  ),
  'cache.answers_seconds': privateSetting(
    whole(0, 300),
    5,
    'How long visitors with the same rights share a response, in seconds.',
  ),
  'cache.pages_seconds': privateSetting(
    whole(0, 3600),
    10,
    'How long guests share the HTML of a page, in seconds.',
  ),
  'cache.cdn_seconds': privateSetting(
    whole(0, 31_536_000),
    0,
    'How long a CDN keeps public pictures, sounds and files, in seconds, whatever browsers are told. 0 leaves it to the CDN.',
  ),
  cache_version: privateSetting(
    whole(0, 1_000_000_000),
    0,
    'How often the cache of responses and pages was cleared. Another number clears them.',
  ),
  'live.connections': privateSetting(
    whole(0, 1_000_000),
    10_000,
    'The most open connections of players on a server. Others find changes when they are used.',
  ),
  'live.transport': privateSetting(
    v.picklist(['events', 'interval']),
    'events',
    'How open players follow other devices: by events over an open connection, or not until they are used. Notifications are read in the interval either way.',
  ),
  'live.enable': publicSetting(
    flag,
    true,
    'Whether open pages read their notifications again by themselves.',
  ),
  'live.interval': publicSetting(whole(5, 600), 15, 'The time between two of these readings, in seconds.'),
  'logging.level': privateSetting(
    v.picklist(['environment', 'debug', 'info', 'warn', 'error']),
    'environment',
    'From which importance on lines are logged. `environment` keeps what the server was started with.',
  ),
  'mail.driver': privateSetting(
    v.picklist(['environment', 'smtp', 'file', 'none']),
    'environment',
    'How messages are sent: as the environment says, over a mail server, to files, or not at all.',
  ),
  'mail.server': secretSetting(
    'The address of the mail server with its password: smtps://user:password@host:465.',
  ),
  'mail.sender': privateSetting(line, '', 'The sender of messages. Empty for that of the environment.'),
  'mail.reply_to': privateSetting(line, '', 'Where replies to messages go. Empty for the sender.'),
  'mail.footer': privateSetting(
    v.pipe(v.string(), v.trim(), v.maxLength(1000)),
    '',
    'A text at the end of every message.',
  ),
  'mail.hourly_limit': privateSetting(
    whole(0, 1_000_000),
    0,
    'The most messages within an hour, on all servers together. 0 for no limit.',
  ),
  'queue.paused': privateSetting(
    words,
    [],
    'The kinds of jobs that wait until they are taken out of this list.',
  ),
  'queue.workers': privateSetting(
    whole(1, 32),
    32,
    'The most jobs of one kind that a server runs at the same time.',
  ),
  'queue.workers_of': privateSetting(
    v.record(v.pipe(v.string(), v.maxLength(100)), whole(1, 32)),
    {},
    'The most jobs of some kinds that a server runs at the same time: { "recordings.process": 2 }.',
  ),
  'queue.attempts': privateSetting(
    whole(1, 20),
    5,
    'How often a job runs until it has failed, where its kind has no number of its own.',
  ),
  'search.kinds': privateSetting(
    v.array(v.picklist(searchTypes)),
    [...searchTypes],
    'The kinds of records that the search finds.',
  ),
  'search.popularity': privateSetting(
    v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    0,
    'How much popularity counts in the order of matches, from 0 (the best match first) to 1 (the most popular first).',
  ),
  'search.similar': privateSetting(flag, true, 'Whether names that are spelled similarly are found.'),
  'search.hidden_words': privateSetting(words, [], 'Words for which the search finds nothing.'),
  'logging.sample_rate': privateSetting(
    v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    1,
    'The share of successful requests that are logged, from 0 to 1. Others are always logged.',
  ),
  'logging.collector': privateSetting(
    v.pipe(v.string(), v.trim(), v.maxLength(500), v.regex(/^(?:https?:\/\/[^\s/]+\S*)?$/)),
    '',
    'The address to which the lines of the log about errors are sent as JSON. Empty for none.',
  ),
  'logging.changes_days': privateSetting(
    v.pipe(v.number(), v.integer(), v.minValue(30), v.maxValue(3650)),
    365,
    'How many days the log of changes is kept.',
  ),
  'maintenance.enable': privateSetting(
    flag,
    false,
    'Whether only people who may open the administration can use the site.',
  ),
  'maintenance.message': privateSetting(
    v.pipe(v.string(), v.trim(), v.maxLength(300)),
    '',
    'What others read during the maintenance.',
  ),
  'maintenance.read_only': privateSetting(
    flag,
    false,
    'Whether only people who may open the administration can change something, as in a demo.',
  ),
};
