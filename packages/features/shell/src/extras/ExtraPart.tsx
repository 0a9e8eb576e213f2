import { ActingBar } from '../acting/ActingBar.tsx';
import { CookieNotice } from '../cookieNotice/CookieNotice.tsx';
import type { ExtraPartProps } from './ExtraPartProps.ts';
import { FooterMenu } from './FooterMenu.tsx';
import { GeneralAd } from './GeneralAd.tsx';
import { OtherMenuIcon } from './OtherMenuIcon.tsx';

/** The parts of the frame that are loaded together when a site has one of them. */
export default function ExtraPart(props: ExtraPartProps) {
  if (props.part === 'icon') {
    const { part: _, ...icon } = props;
    return <OtherMenuIcon {...icon} />;
  }
  if (props.part === 'acting') return <ActingBar />;
  if (props.part === 'ad') return <GeneralAd slot={props.slot} />;
  return props.part === 'footer' ? <FooterMenu /> : <CookieNotice />;
}
