// Builds what changed and becomes the server.
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { build } from './build.mjs';
import { explain, say } from './say.mjs';

try {
  await build();
} catch (error) {
  say(explain(error));
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(resolve('apps/server/src/main.ts')).href);
