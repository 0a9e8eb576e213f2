import { Page } from '@segno/base';
import { customPageQuery } from '@segno/data';
import { HtmlView } from '@segno/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import * as css from './CustomPageScreen.css.ts';

/** A page that the operator of the site has written (SITE-1). */
export function CustomPageScreen({ params }: { params: { pageKey: string } }) {
  const { data } = useSuspenseQuery(customPageQuery(params.pageKey));
  return (
    <Page title={data.page.title}>
      <HtmlView html={data.page.body} headingLevel={2} showImages className={css.text} />
    </Page>
  );
}
