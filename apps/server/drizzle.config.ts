import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate --name <what changes>` compares the tables with `migrations` and writes the next step. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/table.ts',
  out: './migrations',
});
