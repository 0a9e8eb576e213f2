import { Shuffle } from 'lucide-react';
import { icon } from './icon.tsx';

export const ShuffleIcon = /* @__PURE__ */ icon(Shuffle);
