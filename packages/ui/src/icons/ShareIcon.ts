import { Share2 } from 'lucide';
import { icon } from './icon.tsx';

export const ShareIcon = /* @__PURE__ */ icon(Share2);
