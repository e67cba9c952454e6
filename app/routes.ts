import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** An order's own pages: in the portal for members, by a signed link for guests. */
function orderPages(at: string, who: 'member' | 'guest') {
  return [
    route(at, 'routes/orders/order.tsx', { id: `${who}-order` }),
    route(`${at}/details`, 'routes/orders/details.tsx', { id: `${who}-order-details` }),
    route(`${at}/billing`, 'routes/orders/billing.ts', { id: `${who}-order-billing` }),
    route(`${at}/documents/:documentId`, 'routes/orders/document.ts', { id: `${who}-order-document` }),
    route(`${at}/receipts/:receiptId`, 'routes/orders/receipt.ts', { id: `${who}-order-receipt` }),
  ];
}

/** The site map, written by hand: reading it is reading the product. */
export default [
  layout('routes/marketing/layout.tsx', [
    index('routes/marketing/landing.tsx'),
    route('blog', 'routes/marketing/blog.tsx'),
    route('blog/:articleId', 'routes/marketing/article.tsx'),
    route('about-aura', 'routes/marketing/about.tsx'),
    route('testimonials', 'routes/marketing/testimonials.tsx'),
    route('faq', 'routes/marketing/faq.tsx'),
    route('numbers', 'routes/marketing/numbers.tsx'),
    route('numbers/:number', 'routes/marketing/number.tsx'),
    route('contact', 'routes/marketing/contact.tsx'),
    route('privacy', 'routes/marketing/legal.tsx', { id: 'privacy' }),
    route('terms', 'routes/marketing/legal.tsx', { id: 'terms' }),
    route('refunds', 'routes/marketing/legal.tsx', { id: 'refunds' }),
    route('withdraw', 'routes/marketing/withdraw.tsx'),
    route('compatibility', 'routes/marketing/compatibility.tsx'),
    route('quiz', 'routes/quiz/quiz.tsx'),
    route('quiz/result', 'routes/quiz/result.tsx'),
    route('quiz/shared/:numbers', 'routes/quiz/shared.tsx'),
    route('newsletter', 'routes/newsletter/newsletter.tsx'),
    route('checkout/:productId', 'routes/checkout/checkout.tsx'),
  ]),

  // For search engines, feed readers and the places where people share links.
  route('sitemap.xml', 'routes/found/sitemap.ts'),
  route('robots.txt', 'routes/found/robots.ts'),
  route('feed.xml', 'routes/found/feed.ts'),
  route('site.webmanifest', 'routes/found/manifest.ts'),
  route('share/:name', 'routes/found/share-card.ts'),

  route('numbers/find', 'routes/marketing/find-number.ts'),

  layout('routes/auth/layout.tsx', [
    route('login', 'routes/auth/login.tsx'),
    route('login/two-factor', 'routes/auth/two-factor.tsx'),
    route('signup', 'routes/auth/signup.tsx'),
    route('forgot-password', 'routes/auth/forgot-password.tsx'),
    route('reset-password', 'routes/auth/reset-password.tsx'),
    route('newsletter/confirm', 'routes/newsletter/confirm.tsx'),
    route('cart/recover', 'routes/checkout/recover-cart.tsx'),
    route('checkout/:productId/order', 'routes/checkout/plain-order.tsx'),
  ]),
  route('logout', 'routes/auth/logout.ts'),
  route('quiz/report.pdf', 'routes/quiz/report.ts'),

  route('portal', 'routes/portal/layout.tsx', [
    index('routes/portal/dashboard.tsx'),
    route('dashboard', 'routes/portal/dashboard.tsx', { id: 'payment-return' }),
    route('reports', 'routes/portal/reports.tsx'),
    route('videos', 'routes/portal/videos.tsx'),
    route('videos/:videoId', 'routes/portal/video.tsx'),
    route('videos/:videoId/position', 'routes/portal/video-position.ts'),
    route('courses', 'routes/portal/courses.tsx'),
    route('courses/:courseId', 'routes/portal/course.tsx'),
    route('courses/:courseId/certificate', 'routes/portal/course-certificate.ts'),
    route('courses/:courseId/:lessonId', 'routes/portal/lesson.tsx'),
    route('sessions', 'routes/portal/sessions.tsx'),
    route('sessions/slots', 'routes/portal/session-slots.ts'),
    route('sessions/:sessionId/join', 'routes/portal/session-join.ts'),
    route('sessions/:sessionId/calendar', 'routes/portal/session-calendar.ts'),
    route('journey', 'routes/portal/journey.tsx'),
    route('emails', 'routes/portal/emails.tsx'),
    route('support', 'routes/portal/support.tsx', [
      route(':ticketId', 'routes/portal/ticket.tsx'),
      route('chats/:conversationId', 'routes/portal/conversation.tsx'),
    ]),
    route('support/files/:attachmentId', 'routes/portal/ticket-file.ts'),
    route('account', 'routes/portal/account.tsx'),
    route('orders', 'routes/portal/orders.tsx'),
    ...orderPages('orders/:orderId', 'member'),
    route('*', 'routes/not-found.tsx', { id: 'portal-not-found' }),
  ]),

  // The practitioner's office: staff and owner only, to everybody else it does not exist.
  route('office', 'routes/office/layout.tsx', [
    route('calendar', 'routes/office/calendar.tsx'),
    route('calendar/rules', 'routes/office/calendar-rules.tsx'),
    route('calendar/:sessionId', 'routes/office/session.tsx'),
    route('catalogue', 'routes/office/catalogue.tsx'),
    route('catalogue/:key', 'routes/office/content-edit.tsx', { id: 'office-product' }),
    route('codes', 'routes/office/codes.tsx'),
    route('content', 'routes/office/content.tsx'),
    route('content/:kind', 'routes/office/content-list.tsx'),
    route('content/:kind/:key', 'routes/office/content-edit.tsx'),
    route('numbers', 'routes/office/numbers.tsx'),
    route('numbers/:table', 'routes/office/numbers-csv.ts'),
    route('settings', 'routes/office/settings.tsx'),
    route('settings/log', 'routes/office/audit-log.tsx'),
    route('*', 'routes/not-found.tsx', { id: 'office-not-found' }),
  ]),

  layout('routes/orders/layout.tsx', [
    ...orderPages('orders/:key', 'guest'),
    route('partner/:token', 'routes/orders/partner.tsx'),
  ]),
  route('calendar/:token/practice.ics', 'routes/office/practice-feed.ts'),
  route('calendar/:token/personal-days.ics', 'routes/orders/calendar.ts'),
  route('sandbox/pay/:checkoutId', 'routes/sandbox/pay.tsx'),
  route('sandbox/portal/:portalId', 'routes/sandbox/portal.tsx'),
  route('certificates/:certificateId', 'routes/certificate.tsx'),
  route('files/*', 'routes/files.ts'),
  ...prefix('functions/v1', [
    route('whoami', 'routes/functions/whoami.ts'),
    route('quiz-numbers', 'routes/functions/quiz-numbers.ts'),
    route('name-spelling', 'routes/functions/name-spelling.ts'),
    route('capture-quiz-lead', 'routes/functions/capture-quiz-lead.ts'),
    route('quiz-offer', 'routes/functions/quiz-offer.ts'),
    route('subscribe-newsletter', 'routes/functions/subscribe-newsletter.ts'),
    route('create-checkout-session', 'routes/functions/create-checkout-session.ts'),
    route('quote-order', 'routes/functions/quote-order.ts'),
    route('save-cart', 'routes/functions/save-cart.ts'),
    route('chat', 'routes/functions/chat.ts'),
    route('chat-email', 'routes/functions/chat-email.ts'),
    route('chat-stream', 'routes/functions/chat-stream.ts'),
    route('support-stream', 'routes/functions/support-stream.ts'),
  ]),
  route('webhooks/inbound-mail', 'routes/webhooks/inbound-mail.ts'),
  route('webhooks/payments', 'routes/webhooks/payments.ts'),

  ...(process.env.NODE_ENV === 'production' ? [] : [route('kit', 'routes/kit.tsx')]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
