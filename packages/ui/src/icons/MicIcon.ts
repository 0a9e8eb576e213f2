import { MicVocal } from 'lucide';
import { icon } from './icon.tsx';

export const MicIcon = /* @__PURE__ */ icon(MicVocal);
