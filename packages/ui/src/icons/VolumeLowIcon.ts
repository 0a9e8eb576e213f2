import { Volume1 } from 'lucide';
import { icon } from './icon.tsx';

export const VolumeLowIcon = /* @__PURE__ */ icon(Volume1, 'directional');
