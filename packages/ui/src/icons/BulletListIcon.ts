import { List } from 'lucide';
import { icon } from './icon.tsx';

export const BulletListIcon = /* @__PURE__ */ icon(List, 'directional');
