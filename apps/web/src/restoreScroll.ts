// A file of its own for a dynamic import.
export { restoreScroll } from '@segno/shell';
