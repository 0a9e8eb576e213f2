import {
  type SocialResult,
  SocialResult as ResultSchema,
  type SocialService,
  socialChannel,
  socialWindow,
} from '@segno/data';
import * as v from 'valibot';

interface OpenServiceOptions {
  service: SocialService;
  purpose: 'login' | 'connect';
  /** Reads whether the person has signed in, in case that the message of the window did not arrive. */
  readSignedIn?: () => Promise<boolean>;
}

/**
 * Opens the window of a service and resolves to its result (SOCIAL-1). It reports on a channel that only pages of this
 * origin can read. Null when another window replaces it, 'blocked' when the browser opens none.
 */
export function openService({
  service,
  purpose,
  readSignedIn,
}: OpenServiceOptions): Promise<SocialResult | 'blocked' | null> {
  const { width, height, interval } = socialWindow;
  const left = Math.max(0, (window.screen.width - width) / 2);
  const top = Math.max(0, (window.screen.height - height) / 2);
  const opened = window.open(
    `/secure/auth/social/${service}/${purpose}`,
    'segno-social',
    `popup,width=${width},height=${height},left=${left},top=${top}`,
  );
  if (!opened) return Promise.resolve('blocked');
  const channel = new BroadcastChannel(socialChannel);
  return new Promise((resolve) => {
    last?.();
    const finish = (result: SocialResult | null) => {
      clearInterval(timer);
      channel.close();
      last = undefined;
      resolve(result);
    };
    last = () => finish(null);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const { success, output } = v.safeParse(ResultSchema, data);
      if (success) finish(output);
    });
    // A page of another site in the window counts as closed (Cross-Origin-Opener-Policy). So the session is read once each
    // time that the person comes back to this page, and the channel stays open.
    let isLookedAt = false;
    const timer = setInterval(() => {
      const isBack = opened.closed && document.hasFocus();
      if (isBack && !isLookedAt)
        void readSignedIn?.().then(
          (isSignedIn) => isSignedIn && finish({ status: 'SUCCESS' }),
          () => undefined,
        );
      isLookedAt = isBack;
    }, interval);
  });
}

/** Gives up the window that was opened before. */
let last: (() => void) | undefined;
