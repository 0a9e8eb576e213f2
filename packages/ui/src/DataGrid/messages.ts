import { loading } from '../messages/commonMessages.ts';

/** The messages of DataGrid, in English. */
export const messages = { loading };
