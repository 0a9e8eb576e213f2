import { Upload } from 'lucide';
import { icon } from './icon.tsx';

export const UploadIcon = /* @__PURE__ */ icon(Upload);
