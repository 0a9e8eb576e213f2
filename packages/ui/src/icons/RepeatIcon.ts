import { Repeat } from 'lucide';
import { icon } from './icon.tsx';

export const RepeatIcon = /* @__PURE__ */ icon(Repeat);
