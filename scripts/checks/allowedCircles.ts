/** Pairs of folders below a root that may import each other, with the reason, and how many folders are in circles. */
interface Allowed {
  /** How many folders lead back to themselves, at most. Lower it when a change has broken a circle. */
  folders: number;
  /** The reason of each pair: the names of both, in the order of the alphabet. */
  pairs: Record<string, string>;
}

const views = 'a view declares the panels of its folder, which take the view';

export const allowedCircles: Record<string, Allowed> = {
  'apps/server/src': {
    folders: 8,
    pairs: {
      'albums tracks': 'an album shows its tracks, and a track is visible with its album',
      'payments subscriptions': 'a payment renews a subscription, and a change of plan starts a payment',
      'playlists users': 'a playlist shows pictures of people, and a person shows public playlists',
    },
  },
  'apps/server/demo/src': {
    folders: 2,
    pairs: { 'catalogue covers': 'a record names the kind of its picture, which is drawn from the record' },
  },
  'packages/data/src': {
    folders: 8,
    pairs: {
      'admin backstage': 'a change of a release invalidates the lists of both, which share its schema',
      'http queryClient': 'tests of requests open a query client, which knows the errors of requests',
      'permissions startup': 'the startup object has permissions, which hooks read from it',
      'settings startup': 'the startup object has settings, which hooks read from it',
    },
  },
  'packages/features/account/src': {
    folders: 3,
    pairs: {
      'join login': 'an invitation shows the form of login, which is shown within it',
      'join register': 'an invitation shows the form of registration, which is shown within it',
    },
  },
  'packages/features/admin/src': {
    folders: 12,
    pairs: {
      'audit views': views,
      'billing views': views,
      'comments views': views,
      'files views': views,
      'form table': 'a form runs the actions of a table, whose cells show prices as the form does',
      'logs views': views,
      'providers views': views,
      'releases views': views,
      'users views': views,
    },
  },
  'packages/features/appearance/src': {
    folders: 3,
    pairs: {
      'editor panels': 'the editor shows panels, which change the draft of the editor',
      'editor preview': 'the editor shows the preview, which follows the place in the editor',
    },
  },
  'packages/features/editing/src': {
    folders: 2,
    pairs: { 'fields uploads': 'a field uploads a picture, and the panel of uploads has fields' },
  },
  'packages/features/music/src': {
    folders: 5,
    pairs: {
      'cards tracklist': 'a row shows the artists of a card, and a card plays the tracks of a list',
      'menus playlists': 'a menu opens dialogs of playlists, which have such menus',
    },
  },
  'packages/features/playback/src': {
    folders: 4,
    pairs: {
      'contexts playback': 'the state of the player has a context, which the runtime plays',
      'playback queue': 'the state of the player has a queue, which the runtime changes',
    },
  },
  'packages/features/player/src': {
    folders: 2,
    pairs: { 'queue shortcuts': 'a shortcut opens the queue, which has shortcuts' },
  },
  'packages/features/shell/src': {
    folders: 3,
    pairs: { 'extras frame': 'the frame shows extras, which use its menus' },
  },
};
