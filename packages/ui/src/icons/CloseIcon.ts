import { X } from 'lucide';
import { icon } from './icon.tsx';

export const CloseIcon = /* @__PURE__ */ icon(X);
