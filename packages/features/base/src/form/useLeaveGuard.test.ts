// `useLeaveGuard` uses parts that React Router marks as unstable (UNSAFE_…). An update that removes one of them, or changes
// what it does, fails here, and not first at a person whose typed text is lost.
import { createElement, useContext } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  RouterProvider,
  UNSAFE_DataRouterContext as DataRouterContext,
} from 'react-router';
import { expect, test, vi } from 'vitest';

const open = (element: React.ReactNode = null) =>
  createMemoryRouter([
    { path: '/', element },
    { path: '/genres', element: null },
  ]);

test('the context of React Router gives components the router', () => {
  const seen: unknown[] = [];
  const Reader = () => {
    seen.push(useContext(DataRouterContext)?.router);
    return null;
  };
  const router = open(createElement(Reader));
  renderToString(createElement(RouterProvider, { router }));
  expect(seen).toEqual([router]);
  router.dispose();
});

test('a blocker holds a navigation until it proceeds or is reset, and is told to subscribers', async () => {
  const router = open();
  const isBlocked = vi.fn(() => true);
  const states: (string | undefined)[] = [];
  router.getBlocker('form', isBlocked);
  router.subscribe(({ blockers }) => states.push(blockers.get('form')?.state));
  await router.navigate('/genres');
  expect(router.state.location.pathname).toBe('/');
  router.state.blockers.get('form')?.reset?.();
  await router.navigate('/genres');
  expect(isBlocked).toHaveBeenCalledTimes(2);
  router.state.blockers.get('form')?.proceed?.();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/genres'));
  expect(states).toContain('blocked');
  router.deleteBlocker('form');
  await router.navigate('/');
  expect(router.state.location.pathname).toBe('/');
  router.dispose();
});
