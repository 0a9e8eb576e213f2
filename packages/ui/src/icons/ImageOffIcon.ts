import { ImageOff } from 'lucide-react';
import { icon } from './icon.tsx';

export const ImageOffIcon = /* @__PURE__ */ icon(ImageOff);
