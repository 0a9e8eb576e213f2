import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to the server that can be cut. */
interface Proxy {
  address: string;
  /** Cuts the next connection over which a page sends this many bytes, and all others with it. Resolves then. */
  cutAfter(bytes: number): Promise<void>;
  close(): void;
}

/** Opens a way to the server at an address. */
export async function openProxy(target: string): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let watch: ((sent: number) => void) | null = null;
  const server = createServer((page) => {
    const upstream = connect(Number(port), hostname);
    let sent = 0;
    for (const socket of [page, upstream]) {
      sockets.add(socket);
      // A cut connection is what a test wants.
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        page.destroy();
        upstream.destroy();
      });
    }
    page.on('data', (bytes) => {
      sent += bytes.length;
      watch?.(sent);
    });
    page.pipe(upstream);
    upstream.pipe(page);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    cutAfter: (bytes) =>
      new Promise((resolve) => {
        watch = (sent) => {
          if (sent < bytes) return;
          watch = null;
          cutAll();
          resolve();
        };
      }),
    close() {
      server.close();
      cutAll();
    },
  };
}
