'use client';
import {
  FileTrigger as AriaFileTrigger,
  type FileTriggerProps as AriaFileTriggerProps,
} from 'react-aria-components/FileTrigger';
import type { RefAttributes } from 'react';
import { withRef } from '../ref/withRef.ts';

export interface FileTriggerProps extends AriaFileTriggerProps, RefAttributes<HTMLInputElement> {}

/**
 * Opens the browser’s file dialog from the button inside it. Where files may also be dropped or pasted, or have to be
 * validated, use `DropZone`; for a picture `ImageField`.
 */
export const FileTrigger = withRef(function FileTrigger(props: FileTriggerProps) {
  return <AriaFileTrigger {...props} />;
});
