import { TextQuote } from 'lucide';
import { icon } from './icon.tsx';

export const LyricsIcon = /* @__PURE__ */ icon(TextQuote, 'directional');
