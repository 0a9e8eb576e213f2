import { Menu } from 'lucide';
import { icon } from './icon.tsx';

export const MenuIcon = /* @__PURE__ */ icon(Menu);
