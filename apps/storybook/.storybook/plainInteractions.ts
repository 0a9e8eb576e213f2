/**
 * Loads `storybook/test` without the records of each call, which Storybook's panel of interactions shows. They read the
 * text of every element that a call gets, and wrap every matcher of each `expect`. Storybook offers no option but a part
 * of the address, read when the module is loaded.
 */
const { href } = location;
history.replaceState(history.state, '', `${href}&instrument=false`);
await import('storybook/test');
history.replaceState(history.state, '', href);
