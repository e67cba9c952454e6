import { type ComponentType, createElement, useContext, useId } from 'react';
import { RenderContext } from '../render-context.ts';
import type { IslandComponent, IslandName, IslandProps } from './registry.ts';

type Props<Name extends IslandName> = {
  name: Name;
  of: IslandComponent<Name>;
  /** When it is hydrated: after the page has loaded, when it comes into view, or when somebody touches it. */
  when: 'load' | 'visible' | 'touch';
  /** Where this browser has one of these stored, or a cookie called so, it is hydrated at load: 'name other=value'. */
  stored?: string;
  /** They travel as JSON. */
  props: IslandProps<Name>;
};

/**
 * A React component on a cached page. The server renders it in place, as a root of its own, so that its ids are the
 * same in the browser, where app/islands/loader.ts hydrates it. On a page that the router runs it is a component like any other.
 */
export function Island<Name extends IslandName>({ name, of, when, stored, props }: Props<Name>) {
  const { renderIsland } = useContext(RenderContext);
  const idPrefix = useId();
  const element = createElement(of as ComponentType<object>, props);
  if (!renderIsland) return element;
  return (
    <div
      className="contents"
      data-island={name}
      data-when={when}
      data-stored={stored}
      data-ids={idPrefix}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React just now
      dangerouslySetInnerHTML={{ __html: renderIsland(element, idPrefix) }}
    />
  );
}
