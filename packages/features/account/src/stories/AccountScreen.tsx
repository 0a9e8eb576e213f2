import type { HttpClient, Startup } from '@segno/data';
import { TestScreen } from '@segno/testing';
import { ToastRegion } from '@segno/ui';
import type { ComponentType } from 'react';

interface AccountScreenProps {
  screen: ComponentType;
  /** The current URL. */
  address: string;
  /** @default the path of the address */
  route?: string;
  send: HttpClient['send'];
  startup?: Startup;
}

/** A screen for guests in a story, with the toasts of the frame. */
export const AccountScreen = ({
  address,
  route = address.split('?')[0] ?? '/',
  ...props
}: AccountScreenProps) => (
  <>
    <TestScreen {...props} route={route} address={address} answers={[]} />
    <ToastRegion />
  </>
);
