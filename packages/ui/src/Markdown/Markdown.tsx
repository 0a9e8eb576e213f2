'use client';
import { useMemo } from 'react';
import { HtmlView, type FormattedProps } from '../HtmlView/HtmlView.tsx';
import { withRef } from '../ref/withRef.ts';
import { markdownToHtml } from '../markup/markdownToHtml.ts';

export interface MarkdownProps extends FormattedProps {
  /** GitHub Flavored Markdown from any source: the resulting HTML is sanitised. */
  children: string;
  /** Renders each line break of the source as a line break. @default false, a blank line starts a paragraph */
  keepsBreaks?: boolean;
}

/** Shows Markdown as formatted text. For HTML use `HtmlView`. */
export const Markdown = withRef(function Markdown({
  children,
  keepsBreaks = false,
  ...props
}: MarkdownProps) {
  const html = useMemo(() => markdownToHtml(children, keepsBreaks), [children, keepsBreaks]);
  return <HtmlView {...props} html={html} />;
});
