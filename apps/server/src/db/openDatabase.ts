import type { OpenDatabase } from './Database.ts';
import type { DatabaseOptions } from './DatabaseOptions.ts';
import { openEmbedded } from './openEmbedded.ts';
import { openServer } from './openServer.ts';

/** Opens the embedded database or the pool of connections to a server. Both use the same driver. */
export const openDatabase = ({ databaseUrl, folder, ...options }: DatabaseOptions): Promise<OpenDatabase> =>
  databaseUrl ? openServer(databaseUrl, options) : openEmbedded(folder, options);
