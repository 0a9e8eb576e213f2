import { PanelLeft } from 'lucide';
import { icon } from './icon.tsx';

export const SidebarIcon = /* @__PURE__ */ icon(PanelLeft, 'directional');
