/** A larger difference between the recorded and the decoded duration is no padding, ms. */
const paddingLimit = 2000;

/**
 * The duration that the bar shows, in whole seconds. Encoders pad the ends of a file; lists show the recorded duration,
 * so the bar shows the same number unless the file is another length altogether.
 */
export const shownDuration = (recorded: number, decoded: number): number =>
  Math.floor((decoded > 0 && Math.abs(decoded - recorded) < paddingLimit ? recorded : decoded) / 1000);
