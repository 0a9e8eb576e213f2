import type { HttpClient, Startup } from '@segno/data';
import type { AnyPage } from '@segno/base';
import { TestScreen, type TestScreenProps } from '@segno/testing';
import { DialogHost, ToastRegion } from '@segno/ui';
import type { ComponentType } from 'react';

interface AccountScreenProps {
  screen?: ComponentType;
  page?: AnyPage;
  /** The current URL. */
  address: string;
  /** @default the path of the address */
  route?: string;
  send: HttpClient['send'];
  /** The answers to its queries. @default none */
  answers?: TestScreenProps['answers'];
  startup?: Startup;
}

/** A screen for guests in a story, with the dialogs and toasts of the frame. */
export const AccountScreen = ({
  address,
  page,
  route = page?.path ?? address.split('?')[0] ?? '/',
  answers = [],
  ...props
}: AccountScreenProps) => (
  <>
    <TestScreen
      {...props}
      page={page}
      route={route}
      address={address}
      answers={answers}
      beside={<DialogHost />}
    />
    <ToastRegion />
  </>
);
