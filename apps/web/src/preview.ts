// A separate module for a dynamic import.
export { startPreview } from '@segno/shell';
