import { ChevronUp } from 'lucide-react';
import { icon } from './icon.tsx';

export const ChevronUpIcon = /* @__PURE__ */ icon(ChevronUp);
