// Writes the description of the API as a file: `npm run openapi [-- FILE]`. A server has it at `/api/v1/openapi.json`.
import { writeFileSync } from 'node:fs';
import { createRoutes } from '../apps/server/src/createRoutes.ts';
import { describeApi } from '../apps/server/src/openapi/describeApi.ts';

const [file = 'openapi.json'] = process.argv.slice(2);
// The description reads what routes declare; it calls none, so they need no database.
const routes = createRoutes({ db: {}, keys: {} });
writeFileSync(file, `${JSON.stringify(describeApi(routes), null, 2)}\n`);
console.log(`Wrote ${file}.`);
