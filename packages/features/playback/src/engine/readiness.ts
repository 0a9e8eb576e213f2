/** The ready states of media elements that matter to the engine. */
export const haveMetadata = 1;
export const haveFutureData = 3;
