export { currentLine } from './currentLine.ts';
export { LyricsRow } from './LyricsRow.tsx';
