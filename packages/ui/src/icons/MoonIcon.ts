import { Moon } from 'lucide-react';
import { icon } from './icon.tsx';

export const MoonIcon = /* @__PURE__ */ icon(Moon);
