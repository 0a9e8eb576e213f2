import { ListPlus } from 'lucide';
import { icon } from './icon.tsx';

export const AddToQueueIcon = /* @__PURE__ */ icon(ListPlus, 'directional');
