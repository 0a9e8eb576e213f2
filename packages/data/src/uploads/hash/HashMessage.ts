/** What the worker sends: after each part, and at the end. */
export type HashMessage = { hash: string | null } | { error: true };
