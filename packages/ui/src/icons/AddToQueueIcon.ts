import { ListPlus } from 'lucide-react';
import { icon } from './icon.tsx';

export const AddToQueueIcon = /* @__PURE__ */ icon(ListPlus, 'directional');
