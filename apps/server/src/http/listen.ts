import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { StartupError } from '../StartupError.ts';
import type { AppEnv } from './AppEnv.ts';

/** A server that accepts connections. */
export interface Listening {
  /** The port, also when 0 requested any free one. */
  port: number;
  /** Sets the handler of all further requests. */
  serve(app: Hono<AppEnv>): void;
  /**
   * Accepts no more connections and lets running requests finish, for at most `timeout` milliseconds.
   * Connections with incomplete requests are closed after two seconds.
   */
  close(timeout: number): Promise<void>;
}

/** Time-outs of a connection, in milliseconds. */
export interface ConnectionLimits {
  /** For the headers of a request. @default 15 s */
  headers?: number;
  /** For a whole request. @default 60 s */
  request?: number;
  /**
   * For reading the next chunk of a response. A chunk of a file has 64 kB, so the minimum is about 1 kB a second.
   * After a time-out during a paused playback the browser requests the rest with `Range`. @default 60 s
   */
  stall?: number;
}

/** Time limit for incomplete requests while the server closes, in milliseconds. */
const incompleteTimeout = 2000;

/**
 * Whether the target of a request names a user (`http://user@host/`), which only a proxy may be sent. The Fetch standard
 * has no request with such an address, so that code which copies the request would fail (RFC 9110 §4.2.4).
 */
const namesUser = (address: string) => {
  const url = address.includes('@') ? URL.parse(address) : null;
  return url !== null && (url.username !== '' || url.password !== '');
};

/** Binds the port. `waiting` answers requests until the application is set. */
export async function listen(
  port: number,
  host: string | null,
  waiting: Hono<AppEnv>,
  { headers = 15_000, request = 60_000, stall = 60_000 }: ConnectionLimits = {},
): Promise<Listening> {
  let current = waiting;
  const server = createAdaptorServer({
    fetch: (call, env) =>
      namesUser(call.url) ? new Response(null, { status: 400 }) : current.fetch(call, env),
    serverOptions: {
      headersTimeout: headers,
      requestTimeout: request,
      connectionsCheckingInterval: Math.ceil(Math.min(headers, request) / 3),
    },
  }) as Server;
  const connections = watchConnections(server, stall);
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
    async close(timeout) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // Otherwise keep-alive would leave the connection open after its request.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      const incompleteTimer = setTimeout(
        () => connections.cutHalfSent(),
        Math.min(timeout, incompleteTimeout),
      );
      const timer = setTimeout(() => server.closeAllConnections(), timeout);
      await closed;
      clearInterval(sweep);
      clearTimeout(incompleteTimer);
      clearTimeout(timer);
      connections.stop();
    },
  };
}

/** A connection with its current request. */
interface Connection {
  running: IncomingMessage | null;
  /** Bytes of responses that were passed to the network. */
  taken: number;
  /** Number of consecutive checks without progress while a response is pending. */
  idleChecks: number;
}

/** Maximum number of idle checks. They are counted, not timed, so that a blocked event loop closes no connection. */
const maxIdleChecks = 4;

/** Closes connections that read nothing for `stall` milliseconds while a response is pending. */
function watchConnections(server: Server, stall: number) {
  const connections = new Map<Socket, Connection>();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, { running: null, taken: 0, idleChecks: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(request.socket);
    if (!connection) return;
    connection.running = request;
    response.once('close', () => {
      if (connection.running === request) connection.running = null;
    });
  });
  const watch = setInterval(() => {
    for (const [socket, connection] of connections) {
      const taken = socket.bytesWritten - socket.writableLength;
      const isIdle = socket.writableLength > 0 && taken === connection.taken;
      connection.taken = taken;
      connection.idleChecks = isIdle ? connection.idleChecks + 1 : 0;
      if (connection.idleChecks >= maxIdleChecks) socket.destroy();
    }
  }, stall / maxIdleChecks).unref();
  return {
    cutHalfSent() {
      for (const [socket, { running }] of connections) if (!running?.complete) socket.destroy();
    },
    stop: () => clearInterval(watch),
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
