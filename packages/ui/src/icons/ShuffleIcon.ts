import { Shuffle } from 'lucide';
import { icon } from './icon.tsx';

export const ShuffleIcon = /* @__PURE__ */ icon(Shuffle);
