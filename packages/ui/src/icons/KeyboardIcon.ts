import { Keyboard } from 'lucide-react';
import { icon } from './icon.tsx';

export const KeyboardIcon = /* @__PURE__ */ icon(Keyboard);
