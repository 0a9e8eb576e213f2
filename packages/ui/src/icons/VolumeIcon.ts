import { Volume2 } from 'lucide';
import { icon } from './icon.tsx';

export const VolumeIcon = /* @__PURE__ */ icon(Volume2, 'directional');
