// Starts the packaged server: `SEGNO_DATA_DIR=/var/lib/segno node server.js`. `node server.js backup [FILE]` and
// `node server.js restore FILE` save and restore its data, `node server.js roles`, `users`, `import` and
// `settings` change roles, accounts and settings. docs/deployment.md describes them.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const fail = (sentence) => {
  process.stderr.write(`Segno did not start: ${sentence}\n`);
  process.exit(1);
};
if (major < 22 || (major === 22 && minor < 22)) {
  fail(`It needs Node.js 22.22 or newer; this is ${process.versions.node}.`);
}
if (!process.env.SEGNO_DATA_DIR) {
  // The folder of this file is replaced by an upgrade, so nothing is kept in it by default.
  fail('Set SEGNO_DATA_DIR to the folder that keeps the data.');
}
process.env.NODE_ENV ??= 'production';
const [command, ...rest] = process.argv.slice(2);
if (['backup', 'doctor', 'import', 'restore', 'roles', 'settings', 'users'].includes(command)) {
  const commands = await import(new URL('./server/bin/commands.js', import.meta.url).href);
  process.exit(await commands[`${command}Command`](rest, process.env));
}
const { address } = await import(new URL('./server/bin/main.js', import.meta.url).href);
if (process.stdout.isTTY) process.stdout.write(`\nSegno is at ${address}\nPress Ctrl-C to stop it.\n\n`);
