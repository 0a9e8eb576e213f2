import { BadgeCheck } from 'lucide';
import { icon } from './icon.tsx';

export const VerifiedIcon = /* @__PURE__ */ icon(BadgeCheck);
