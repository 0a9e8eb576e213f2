import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartupError } from '../StartupError.ts';
import type { AppEnv } from './AppEnv.ts';

/** A server that accepts connections. */
export interface Listening {
  /** The port, also when any free one was asked for. */
  port: number;
  /** Who answers from now on. */
  serve(app: Hono<AppEnv>): void;
  /** Accepts no more connections and lets running requests end; after `patience` milliseconds cuts them off. */
  close(patience: number): Promise<void>;
}

/** Takes the port. Until there is an application to serve, `waiting` answers. */
export async function listen(port: number, host: string | null, waiting: Hono<AppEnv>): Promise<Listening> {
  let current = waiting;
  const server = createAdaptorServer({ fetch: (request, env) => current.fetch(request, env) }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, host)));
    server.listen(port, host ?? undefined, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    serve(app) {
      current = app;
    },
    async close(patience) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // A connection whose request ends now would otherwise stay open for its next.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      const timer = setTimeout(() => server.closeAllConnections(), patience);
      await closed;
      clearInterval(sweep);
      clearTimeout(timer);
    },
  };
}

function explain(error: NodeJS.ErrnoException, port: number, host: string | null): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartupError(
      `Port ${port} is in use by another program; stop that one or set PORT to another number.`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartupError(`This user may not listen on port ${port}; set PORT to a number above 1023.`);
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartupError(
      `This machine has no address ${host}; set HOST to one of its own or leave it out.`,
    );
  }
  return error;
}
