/** The states of requests, each with a view of its own. */
export const requestStatuses = ['pending', 'approved', 'denied', 'withdrawn'] as const;

/** The state in the address of the list. */
export const readRequestStatus = (params: URLSearchParams): (typeof requestStatuses)[number] =>
  requestStatuses.find((status) => status === params.get('status')) ?? 'pending';
