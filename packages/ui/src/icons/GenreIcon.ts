import { Shapes } from 'lucide-react';
import { icon } from './icon.tsx';

export const GenreIcon = /* @__PURE__ */ icon(Shapes);
