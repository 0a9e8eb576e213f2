import type { PgColumn } from 'drizzle-orm/pg-core';
import { backstageRequestFiles } from './backstageRequests/table.ts';
import { recordings } from './media/table.ts';

/**
 * Every column that refers to `file_entries.id`. An entry that none of them contains is removed after 48 hours. A table
 * with such a column is added here.
 */
export const fileReferences: readonly PgColumn[] = [
  recordings.file_entry_id,
  backstageRequestFiles.file_entry_id,
];
