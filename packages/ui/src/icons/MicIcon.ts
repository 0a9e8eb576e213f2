import { MicVocal } from 'lucide-react';
import { icon } from './icon.tsx';

export const MicIcon = /* @__PURE__ */ icon(MicVocal);
