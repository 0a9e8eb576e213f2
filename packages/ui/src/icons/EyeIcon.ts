import { Eye } from 'lucide';
import { icon } from './icon.tsx';

export const EyeIcon = /* @__PURE__ */ icon(Eye);
