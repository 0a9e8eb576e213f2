/** Sentences about jobs for their owners. */
export const jobMessages = {
  unknown: { message: 'This could not be finished. Try again later.' },
  replaced: { message: 'A later job replaced this one.' },
} as const;
