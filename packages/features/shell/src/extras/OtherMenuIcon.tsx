import { type IconProps, MusicIcon } from '@segno/ui';
import * as icons from './allIcons.ts';
import { type ComponentType, createElement, Fragment, type ReactNode, useEffect, useState } from 'react';
import type { MenuIconProps } from './ExtraPartProps.ts';
import { loadSvg } from './loadSvg.ts';
import type { SvgShape } from './readSvg.ts';

/** The name of a component: `volume-low` is `VolumeLowIcon`. */
const componentName = (name: string) =>
  `${name.replaceAll(/(?:^|-)([a-z\d])/g, (_, letter: string) => letter.toUpperCase())}Icon`;

const byName = new Map<string, ComponentType<IconProps>>(Object.entries(icons));

/** An icon of `@segno/ui` by its name, or the picture of an SVG file (MENU-5). Anything else is the note. */
export function OtherMenuIcon({ name, ...props }: MenuIconProps & { name: string }) {
  if (/^(?:https:\/)?\//.test(name)) return <SvgIcon address={name} {...props} />;
  return createElement(byName.get(componentName(name)) ?? MusicIcon, props);
}

interface SvgIconProps extends Omit<MenuIconProps, 'name'> {
  address: string;
}

function SvgIcon({ address, size, className }: SvgIconProps) {
  const [loaded, setLoaded] = useState<{ address: string; shape: SvgShape | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void loadSvg(address).then((shape) => isCurrent && setLoaded({ address, shape }));
    return () => {
      isCurrent = false;
    };
  }, [address]);
  const shape = loaded?.address === address ? loaded.shape : null;
  if (!shape) return <MusicIcon size={size} className={className} />;
  return createElement(
    'svg',
    { ...shape.attributes, width: size, height: size, className, 'aria-hidden': true },
    drawAll(shape.content),
  );
}

const drawAll = (shapes: readonly SvgShape[]): ReactNode =>
  shapes.map(({ tag, attributes, content }, index) => (
    <Fragment key={index}>{createElement(tag, attributes, drawAll(content))}</Fragment>
  ));
