import { Radio } from 'lucide-react';
import { icon } from './icon.tsx';

export const RadioIcon = /* @__PURE__ */ icon(Radio);
