import { Repeat } from 'lucide-react';
import { icon } from './icon.tsx';

export const RepeatIcon = /* @__PURE__ */ icon(Repeat);
