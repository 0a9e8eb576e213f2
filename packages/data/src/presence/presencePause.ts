/** How often a person who has a record open says so, in milliseconds. The server forgets people after three times this. */
export const presencePause = 10_000;
