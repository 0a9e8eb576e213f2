/** The control whose name is shown. */
export interface TooltipSubject {
  element: Element;
  /** It was focused by keyboard, so its tooltip shows without delay. */
  isImmediate: boolean;
  /** The pointer or the focus is still on it. */
  isReached: boolean;
  /** It was pressed: it shows no tooltip until it is hovered or focused again. */
  isUsed: boolean;
}
