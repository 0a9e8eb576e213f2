/** The name in the browser's storage of the plays that wait for an answer of the server. */
export const keptPlays = 'segno.plays';
