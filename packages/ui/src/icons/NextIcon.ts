import { SkipForward } from 'lucide';
import { icon } from './icon.tsx';

export const NextIcon = /* @__PURE__ */ icon(SkipForward, 'filled', 'directional');
