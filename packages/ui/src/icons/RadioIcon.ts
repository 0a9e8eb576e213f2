import { Radio } from 'lucide';
import { icon } from './icon.tsx';

export const RadioIcon = /* @__PURE__ */ icon(Radio);
