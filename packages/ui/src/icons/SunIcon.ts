import { Sun } from 'lucide-react';
import { icon } from './icon.tsx';

export const SunIcon = /* @__PURE__ */ icon(Sun);
