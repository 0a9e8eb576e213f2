import { SkipBack } from 'lucide-react';
import { icon } from './icon.tsx';

export const PreviousIcon = /* @__PURE__ */ icon(SkipBack, 'filled', 'directional');
