/** The control whose name is shown. */
export interface TooltipSubject {
  element: Element;
  /** It was reached by keyboard, so its tooltip does not wait. */
  isImmediate: boolean;
  /** The pointer or the focus is still on it. */
  isReached: boolean;
  /** It was pressed: its name is known, until it is reached again. */
  isUsed: boolean;
}
