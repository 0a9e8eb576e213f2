/** Marks the control of a `Tooltip`, for which `TooltipHost` shows nothing. */
export const tooltipTrigger = 'data-tooltip-trigger';
