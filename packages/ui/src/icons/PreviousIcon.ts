import { SkipBack } from 'lucide';
import { icon } from './icon.tsx';

export const PreviousIcon = /* @__PURE__ */ icon(SkipBack, 'filled', 'directional');
