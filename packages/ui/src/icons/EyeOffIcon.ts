import { EyeOff } from 'lucide';
import { icon } from './icon.tsx';

export const EyeOffIcon = /* @__PURE__ */ icon(EyeOff);
