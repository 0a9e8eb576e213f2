import { serverText } from '../i18n/translations.ts';

/** Where a notification can arrive, besides the list in the app. */
export const channels = ['app', 'email', 'browser'] as const;
export type Channel = (typeof channels)[number];

interface Kind {
  /** The types of notifications that belong to it. */
  types: readonly string[];
  label: string;
  /** The channels without a choice of the person. */
  standard: readonly Channel[];
}

interface Group {
  label: string;
  items: Record<string, Kind>;
}

/** What people can choose channels for. A feature adds its kinds here. */
const groups: readonly Group[] = [
  {
    label: 'People',
    items: {
      followed: { types: ['followed'], label: 'Somebody follows you', standard: ['app', 'browser'] },
      comments: {
        types: ['comment', 'reply', 'comment_liked'],
        label: 'Somebody comments, answers you or likes your comment',
        standard: ['app', 'browser'],
      },
      reposted: {
        types: ['reposted'],
        label: 'Somebody reposts your music',
        standard: ['app', 'browser'],
      },
    },
  },
  {
    label: 'Music',
    items: {
      new_release: {
        types: ['new_release'],
        label: 'An artist whom you follow releases an album',
        standard: ['app', 'browser'],
      },
      backstage_request: {
        types: ['backstage_request_decided'],
        label: 'Your backstage request is decided',
        standard: ['app', 'email', 'browser'],
      },
      artist_team: {
        types: ['artist_team_joined'],
        label: 'You act for an artist',
        standard: ['app', 'email', 'browser'],
      },
    },
  },
  {
    label: 'Playlists',
    items: {
      playlist_followed: {
        types: ['playlist_followed'],
        label: 'Somebody follows your playlist',
        standard: ['app', 'browser'],
      },
      playlist_tracks_added: {
        types: ['playlist_tracks_added'],
        label: 'Somebody adds tracks to your playlist',
        standard: ['app', 'browser'],
      },
    },
  },
  {
    label: 'Workspaces',
    items: {
      workspace_invitation: {
        types: ['workspace_invitation'],
        label: 'You are invited to a workspace',
        standard: ['app', 'browser'],
      },
    },
  },
];

const kinds = new Map(groups.flatMap(({ items }) => Object.entries(items)));

/** The groups with their kinds, in the language of a person. */
export const notificationGroups = (language: string | undefined) =>
  groups.map((group) => ({
    group_name: serverText(language, group.label),
    subscriptions: Object.entries(group.items).map(([notif_id, { label }]) => ({
      notif_id,
      name: serverText(language, label),
    })),
  }));

/** All kinds of notifications. */
export const kindIds = (): string[] => [...kinds.keys()];

export const isKind = (id: string): boolean => kinds.has(id);

/** The kind of a type of notifications. Types without a kind only appear in the app. */
export const kindOfType = (type: string): string | undefined =>
  kinds.entries().find(([, { types }]) => types.includes(type))?.[0];

/** The channels of a kind by the choice of a person, or without one. */
export function channelsOf(id: string, chosen: Partial<Record<Channel, boolean>> | undefined): Set<Channel> {
  const standard = kinds.get(id)?.standard ?? ['app'];
  return new Set(channels.filter((channel) => chosen?.[channel] ?? standard.includes(channel)));
}
