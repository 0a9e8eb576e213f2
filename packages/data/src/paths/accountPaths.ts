type Parameters = Record<string, string | null | undefined>;

const withQuery = (path: string, parameters: Parameters) => {
  const query = new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
  ).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** The path of the sign-in page. `next` is the path to open after signing in. */
export const loginPath = (parameters: { next?: string | null; ended?: '1' | null } = {}): string =>
  withQuery('/login', parameters);

/** The path of the page to create an account. `email` is prefilled and locked. */
export const registerPath = (
  parameters: { next?: string | null; email?: string | null; redirectFrom?: 'pricing' } = {},
): string => withQuery('/register', parameters);

/** The path of the page that sends a link to choose another password. `email` is prefilled and locked. */
export const forgotPasswordPath = (parameters: { email?: string | null } = {}): string =>
  withQuery('/forgot-password', parameters);
