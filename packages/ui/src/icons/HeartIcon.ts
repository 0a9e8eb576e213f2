import { Heart } from 'lucide-react';
import { icon } from './icon.tsx';

export const HeartIcon = /* @__PURE__ */ icon(Heart);
