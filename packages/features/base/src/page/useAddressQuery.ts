import { useLocation } from 'react-router';

/** The query of the page's address. With `useSearchParams` every first visit would load 3 kB more. */
export const useAddressQuery = (): URLSearchParams => new URLSearchParams(useLocation().search);
