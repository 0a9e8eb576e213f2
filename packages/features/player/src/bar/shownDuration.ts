/** A larger difference between the recorded and the decoded duration is not padding, in ms. */
const paddingLimit = 2000;

/**
 * The duration that the bar shows, in whole seconds. Encoders pad the ends of a file. Lists show the recorded duration,
 * so the bar shows it too, unless the length of the file differs by more than padding.
 */
export const shownDuration = (recorded: number, decoded: number): number =>
  Math.floor((decoded > 0 && Math.abs(decoded - recorded) < paddingLimit ? recorded : decoded) / 1000);
