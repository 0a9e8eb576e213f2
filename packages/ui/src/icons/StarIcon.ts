import { Star } from 'lucide';
import { icon } from './icon.tsx';

export const StarIcon = /* @__PURE__ */ icon(Star);
