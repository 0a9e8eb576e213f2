/** Handlers that overlays around a pending button still need. */
const kept = /^on(?:Focus|Blur|(?:Pointer|Mouse)(?:Enter|Leave|Over|Out))/;

/** The attributes of a pending button: it keeps its focus and ignores presses. */
export const withoutPress = <T extends object>(props: T): T =>
  Object.fromEntries(
    Object.entries(props).filter(([name]) => !name.startsWith('on') || kept.test(name)),
  ) as T;
