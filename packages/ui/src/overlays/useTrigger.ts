import { useOverlayTrigger } from 'react-aria/useOverlayTrigger';
import type { ButtonProps } from 'react-aria-components/Button';
import { useId, useRef, useState } from 'react';
import { useMenuTriggerState } from 'react-stately/useMenuTriggerState';
import type { OverlayTriggerProps } from 'react-stately/useOverlayTriggerState';

/**
 * The shared part of the triggers of menus, popovers and dialogs: the state, the props of the button, and whether the
 * overlay was opened before. It does not import the overlays, which are loaded on hover, focus or press.
 */
export function useTrigger(props: OverlayTriggerProps, type: 'menu' | 'dialog') {
  const ref = useRef<HTMLButtonElement>(null);
  const state = useMenuTriggerState(props);
  const id = useId();
  const { triggerProps, overlayProps } = useOverlayTrigger({ type }, state, ref);
  const { onPress, ...aria } = triggerProps;
  const [wasOpen, setWasOpen] = useState(false);
  if (state.isOpen && !wasOpen) setWasOpen(true);

  const buttonProps = { ...(aria as ButtonProps), id, ref };
  return { state, ref, id, buttonProps, onPress, overlayProps, wasOpen };
}
