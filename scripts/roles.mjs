// Lists and changes roles and permissions: `npm run roles [-- COMMAND …]`.
import { rolesCommand } from '../apps/server/src/commands.ts';

process.exitCode = await rolesCommand(process.argv.slice(2), process.env);
