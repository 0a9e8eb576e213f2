import { BadgeCheck } from 'lucide-react';
import { icon } from './icon.tsx';

export const VerifiedIcon = /* @__PURE__ */ icon(BadgeCheck);
