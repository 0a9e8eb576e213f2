// A separate module for a dynamic import.
export { TooltipHost as default } from '@segno/ui';
