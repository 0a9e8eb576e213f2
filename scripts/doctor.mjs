// Prints what is wrong with the site: `npm run doctor`.
import { doctorCommand } from '../apps/server/src/commands.ts';

process.exitCode = await doctorCommand(process.argv.slice(2), process.env);
