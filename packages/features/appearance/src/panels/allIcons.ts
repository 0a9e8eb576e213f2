// The object of all icons is made in the chunk of this module. That of `@segno/ui/icons` would be in the first visit, which
// uses a few of them.
export * from '@segno/ui/icons';
