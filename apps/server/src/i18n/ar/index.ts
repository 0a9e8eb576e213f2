import site from './site.json' with { type: 'json' };
import appearance from './appearance.json' with { type: 'json' };
import account from './account.json' with { type: 'json' };
import admin from './admin.json' with { type: 'json' };
import backstage from './backstage.json' with { type: 'json' };
import base from './base.json' with { type: 'json' };
import billing from './billing.json' with { type: 'json' };
import browse from './browse.json' with { type: 'json' };
import editing from './editing.json' with { type: 'json' };
import music from './music.json' with { type: 'json' };
import player from './player.json' with { type: 'json' };
import server from './server.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import texts from './texts.json' with { type: 'json' };
import ui from './ui.json' with { type: 'json' };

/** The lines of pages: a file for each feature package, and one for the components. */
const messages = {
  ...site,
  ...appearance,
  ...account,
  ...admin,
  ...backstage,
  ...base,
  ...billing,
  ...browse,
  ...editing,
  ...music,
  ...player,
  ...shell,
  ...ui,
};

export const ar = { messages, texts, server };
