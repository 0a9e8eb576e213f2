import { Search } from 'lucide';
import { icon } from './icon.tsx';

export const SearchIcon = /* @__PURE__ */ icon(Search);
