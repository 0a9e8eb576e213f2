import { Bold } from 'lucide';
import { icon } from './icon.tsx';

export const BoldIcon = /* @__PURE__ */ icon(Bold);
