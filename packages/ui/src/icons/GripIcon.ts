import { GripVertical } from 'lucide-react';
import { icon } from './icon.tsx';

export const GripIcon = /* @__PURE__ */ icon(GripVertical);
