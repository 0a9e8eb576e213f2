import { GripVertical } from 'lucide';
import { icon } from './icon.tsx';

export const GripIcon = /* @__PURE__ */ icon(GripVertical);
