import { Download, Table2 } from 'lucide';
import { icon } from '../icons/icon.tsx';

export const DownloadIcon = /* @__PURE__ */ icon(Download);
export const TableIcon = /* @__PURE__ */ icon(Table2);
