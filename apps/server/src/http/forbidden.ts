import { Problem } from './Problem.ts';

/** The problem of a person who may use the page but not change this record. */
export const forbidden = (message: string) => new Problem({ status: 403, code: 'forbidden', message });
