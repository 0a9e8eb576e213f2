/** The name in the browser's storage of the plays that wait for an response of the server. */
export const keptPlays = 'segno.plays';
