import { ChevronRight } from 'lucide-react';
import { icon } from './icon.tsx';

export const ChevronEndIcon = /* @__PURE__ */ icon(ChevronRight, 'directional');
