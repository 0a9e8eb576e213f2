import { Maximize2 } from 'lucide-react';
import { icon } from './icon.tsx';

export const ExpandIcon = /* @__PURE__ */ icon(Maximize2);
