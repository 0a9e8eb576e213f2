import { House } from 'lucide';
import { icon } from './icon.tsx';

export const HomeIcon = /* @__PURE__ */ icon(House);
