import { ListOrdered } from 'lucide';
import { icon } from './icon.tsx';

export const OrderedListIcon = /* @__PURE__ */ icon(ListOrdered, 'directional');
