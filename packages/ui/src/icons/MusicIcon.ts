import { Music } from 'lucide';
import { icon } from './icon.tsx';

export const MusicIcon = /* @__PURE__ */ icon(Music);
