import { Clock } from 'lucide';
import { icon } from './icon.tsx';

export const ClockIcon = /* @__PURE__ */ icon(Clock);
