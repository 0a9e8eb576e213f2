import { Play } from 'lucide';
import { icon } from './icon.tsx';

export const PlayIcon = /* @__PURE__ */ icon(Play, 'filled');
