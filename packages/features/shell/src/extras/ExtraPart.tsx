import { CookieNotice } from '../cookieNotice/CookieNotice.tsx';
import type { ExtraPartProps } from './ExtraPartProps.ts';
import { FooterMenu } from './FooterMenu.tsx';
import { OtherMenuIcon } from './OtherMenuIcon.tsx';

/** The parts of the frame that are loaded together when a site has one of them. */
export default function ExtraPart(props: ExtraPartProps) {
  if (props.part === 'icon') {
    const { part: _, ...icon } = props;
    return <OtherMenuIcon {...icon} />;
  }
  return props.part === 'footer' ? <FooterMenu /> : <CookieNotice />;
}
