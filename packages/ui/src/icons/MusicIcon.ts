import { Music } from 'lucide-react';
import { icon } from './icon.tsx';

export const MusicIcon = /* @__PURE__ */ icon(Music);
