import { Play } from 'lucide-react';
import { icon } from './icon.tsx';

export const PlayIcon = /* @__PURE__ */ icon(Play, 'filled');
