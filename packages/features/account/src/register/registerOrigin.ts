/** Where a visitor of the registration comes from. */
export type RegisterOrigin = 'invite' | 'pricing' | 'site';

/** Reads it from the query of the address: an invitation, the prices, or another page of the site. */
export const registerOrigin = (query: URLSearchParams): RegisterOrigin =>
  query.has('invite_id') ? 'invite' : query.get('redirectFrom') === 'pricing' ? 'pricing' : 'site';
