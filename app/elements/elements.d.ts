import type { DetailedHTMLProps, HTMLAttributes } from 'react';

type Wrapper = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;

/** The tags that app/elements brings to life; on the server and in React they are plain wrappers. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'faq-search': Wrapper;
      'life-path-finder': Wrapper;
      'newsletter-form': Wrapper;
      'own-number': Wrapper & { position: 'lifePath' | 'expression' | 'soulUrge' };
      'signed-in-mark': Wrapper;
      'theme-switch': Wrapper;
    }
  }
}
