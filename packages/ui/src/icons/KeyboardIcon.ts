import { Keyboard } from 'lucide';
import { icon } from './icon.tsx';

export const KeyboardIcon = /* @__PURE__ */ icon(Keyboard);
