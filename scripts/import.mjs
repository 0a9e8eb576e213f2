// Imports another service: `npm run import -- path/to/navidrome.db --dry-run`.
import { importCommand } from '../apps/server/src/commands.ts';

process.exitCode = await importCommand(process.argv.slice(2), process.env);
