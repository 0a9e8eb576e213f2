import { Check } from 'lucide';
import { icon } from './icon.tsx';

export const CheckIcon = /* @__PURE__ */ icon(Check);
