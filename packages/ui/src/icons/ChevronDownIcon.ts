import { ChevronDown } from 'lucide';
import { icon } from './icon.tsx';

export const ChevronDownIcon = /* @__PURE__ */ icon(ChevronDown);
