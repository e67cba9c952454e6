import {
  type ComponentType,
  createElement,
  type ReactElement,
  type ReactNode,
  startTransition,
  useEffect,
} from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Resolves when the component listens: its effects have run, those of everything inside it too. */
export function hydrate(container: HTMLElement, Component: ComponentType, props: object): Promise<void> {
  const { ids } = container.dataset;
  return new Promise((resolve) => {
    const element: ReactElement = createElement(Component, props);
    // In slices of a few milliseconds, so that a slow phone answers a finger in between.
    startTransition(() => {
      hydrateRoot(container, createElement(Hydrated, { onReady: resolve }, element), {
        identifierPrefix: ids,
      });
    });
  });
}

function Hydrated({ onReady, children }: { onReady(): void; children?: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}
