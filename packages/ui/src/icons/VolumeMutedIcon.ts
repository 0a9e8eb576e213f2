import { VolumeX } from 'lucide';
import { icon } from './icon.tsx';

export const VolumeMutedIcon = /* @__PURE__ */ icon(VolumeX, 'directional');
