import { CircleAlert } from 'lucide-react';
import { icon } from './icon.tsx';

export const ErrorIcon = /* @__PURE__ */ icon(CircleAlert);
