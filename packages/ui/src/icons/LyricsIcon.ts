import { TextQuote } from 'lucide-react';
import { icon } from './icon.tsx';

export const LyricsIcon = /* @__PURE__ */ icon(TextQuote, 'directional');
