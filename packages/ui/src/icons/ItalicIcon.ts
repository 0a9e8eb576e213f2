import { Italic } from 'lucide';
import { icon } from './icon.tsx';

export const ItalicIcon = /* @__PURE__ */ icon(Italic);
