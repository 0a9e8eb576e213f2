// Restores a backup: `npm run restore -- FILE [--overwrite]`.
import { restoreCommand } from '../apps/server/src/commands.ts';

process.exitCode = await restoreCommand(process.argv.slice(2), process.env);
