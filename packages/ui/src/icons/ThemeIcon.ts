import { SunMoon } from 'lucide';
import { icon } from './icon.tsx';

export const ThemeIcon = /* @__PURE__ */ icon(SunMoon);
