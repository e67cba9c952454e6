/** What moves on public pages, by the name that stands in the page. The code of each is fetched when it is wanted. */
export const registry = {
  'back-link': () => import('../routes/checkout/checkout/code-field.tsx').then(({ BackLink }) => BackLink),
  chat: () => import('../components/chat/chat.tsx').then(({ Chat }) => Chat),
  'email-field': () => import('../ui/field.tsx').then(({ AskingField }) => AskingField),
  'faq-list': () => import('../components/faq-list.tsx').then(({ FaqList }) => FaqList),
  'life-path-finder': () =>
    import('../components/life-path-finder.tsx').then(({ LifePathFinder }) => LifePathFinder),
  'mini-offer': () => import('../components/quiz/mini-offer.tsx').then(({ MiniOffer }) => MiniOffer),
  'newsletter-box': () =>
    import('../components/newsletter-box.tsx').then(({ NewsletterBox }) => NewsletterBox),
  'order-form': () => import('../routes/checkout/checkout/order-form.tsx').then(({ OrderForm }) => OrderForm),
  'own-number': () => import('../routes/marketing/article/own-number.tsx').then(({ OwnNumber }) => OwnNumber),
  'own-results': () => import('../components/quiz/share-results.tsx').then(({ OwnResults }) => OwnResults),
  quiz: () => import('../routes/quiz/quiz/quiz-flow.tsx').then(({ QuizFlow }) => QuizFlow),
  'share-results': () =>
    import('../components/quiz/share-results.tsx').then(({ ShareResults }) => ShareResults),
  'top-bar': () => import('../components/top-bar.tsx').then(({ TopBar }) => TopBar),
};

export type IslandName = keyof typeof registry;
export type IslandComponent<Name extends IslandName> = Awaited<ReturnType<(typeof registry)[Name]>>;
export type IslandProps<Name extends IslandName> =
  IslandComponent<Name> extends (props: infer Props) => unknown ? Props & object : never;
