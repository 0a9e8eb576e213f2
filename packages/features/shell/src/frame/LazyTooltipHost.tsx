// A file of its own for a dynamic import.
export { TooltipHost as default } from '@segno/ui';
