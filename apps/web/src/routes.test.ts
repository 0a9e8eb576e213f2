import { pages } from '@segno/data';
import { sampleStartup, sampleUser } from '@segno/data/samples';
import { createStaticHandler, matchRoutes, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { startupContext } from './contexts.ts';
import { routes } from './routes.tsx';

const addresses = Object.values(pages).map((path) => path.replaceAll(/:\w+\??/g, '1'));

test.each(addresses)('ROUTE-1 the page at %s has a screen and a title', async (address) => {
  const route = matchRoutes(routes, address)?.at(-1)?.route;
  if (typeof route?.lazy !== 'function') throw new Error(`${address} has no lazy route.`);
  const { Component, handle } = await route.lazy();
  expect(Component).toBeTypeOf('function');
  expect(handle).toEqual({ meta: expect.any(Function) as unknown });
});

const person = { ...sampleStartup, user: sampleUser };

test.each([
  ['/library/playlists', sampleStartup, '/login?next=%2Flibrary%2Fplaylists'],
  ['/login?next=%2Fsearch', person, '/search'],
  ['/register', person, '/'],
  ['/forgot-password', person, '/'],
  ['/password/reset/abc', person, '/'],
])('AUTH-8 the guard of %s redirects before anything is read', async (address, startup, location) => {
  const requestContext = new RouterContextProvider();
  requestContext.set(startupContext, startup);
  const request = new Request(new URL(address, 'https://segno.example'));
  const answer = await createStaticHandler(routes).query(request, { requestContext });
  if (!(answer instanceof Response)) throw new Error('The page was rendered.');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, location]);
});
