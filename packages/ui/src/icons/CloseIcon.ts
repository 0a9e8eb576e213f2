import { X } from 'lucide-react';
import { icon } from './icon.tsx';

export const CloseIcon = /* @__PURE__ */ icon(X);
