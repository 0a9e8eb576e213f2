// Lists and changes accounts: `npm run users [-- COMMAND …]`.
import { usersCommand } from '../apps/server/src/commands.ts';

process.exitCode = await usersCommand(process.argv.slice(2), process.env);
