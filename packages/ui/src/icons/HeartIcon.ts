import { Heart } from 'lucide';
import { icon } from './icon.tsx';

export const HeartIcon = /* @__PURE__ */ icon(Heart);
