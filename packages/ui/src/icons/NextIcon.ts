import { SkipForward } from 'lucide-react';
import { icon } from './icon.tsx';

export const NextIcon = /* @__PURE__ */ icon(SkipForward, 'filled', 'directional');
