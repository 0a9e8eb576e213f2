// Registers a listener on the server under load, and returns the cookies of the session.

const cookiesOf = (answer) => answer.headers.getSetCookie().map((line) => line.split(';')[0]);

/** Sends a change as a page would, and returns the answer. Null for a server without accounts. */
async function post(address, path, body) {
  // A refused change sets the token, also on a server without pages.
  const refused = await fetch(new URL('auth/register', address), { method: 'POST' });
  const [token] = cookiesOf(refused).filter((cookie) => cookie.startsWith('XSRF-TOKEN='));
  if (!token) return null;
  return fetch(new URL(path, address), {
    method: 'POST',
    headers: {
      cookie: token,
      'x-xsrf-token': decodeURIComponent(token.slice('XSRF-TOKEN='.length)),
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
}

/** The `Cookie` header of a new listener; null for a server without accounts. */
export async function signIn(address) {
  // It contains no part of the address, which would be refused.
  const password = 'seven quiet harbours';
  const registered = await post(address, 'auth/register', {
    email: `listener-${Date.now()}@segno.example`,
    password,
    password_confirmation: password,
  });
  if (!registered || registered.status === 404) return null;
  if (!registered.ok) throw new Error(`The registration was answered ${registered.status}.`);
  return cookiesOf(registered).join('; ');
}

/** The cookies of a person with an account, each as `name=value`. */
export async function signInAs(address, { email, password }) {
  const answer = await post(address, 'auth/login', { email, password });
  if (!answer?.ok) throw new Error(`The sign-in was answered ${answer?.status}.`);
  return cookiesOf(answer);
}
