import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** The site map, written by hand: reading it is reading the product. */
export default [
  layout('routes/marketing/layout.tsx', [
    index('routes/marketing/landing.tsx'),
    route('blog', 'routes/marketing/blog.tsx'),
    route('blog/:articleId', 'routes/marketing/article.tsx'),
    route('about-aura', 'routes/marketing/about.tsx'),
    route('testimonials', 'routes/marketing/testimonials.tsx'),
    route('faq', 'routes/marketing/faq.tsx'),
    route('contact', 'routes/marketing/contact.tsx'),
    route('privacy', 'routes/marketing/legal.tsx', { id: 'privacy' }),
    route('terms', 'routes/marketing/legal.tsx', { id: 'terms' }),
    route('refunds', 'routes/marketing/legal.tsx', { id: 'refunds' }),
    route('withdraw', 'routes/marketing/withdraw.tsx'),
    route('quiz', 'routes/quiz/quiz.tsx'),
    route('checkout/:productId', 'routes/checkout/checkout.tsx'),
  ]),

  layout('routes/auth/layout.tsx', [
    route('login', 'routes/auth/login.tsx'),
    route('login/two-factor', 'routes/auth/two-factor.tsx'),
    route('signup', 'routes/auth/signup.tsx'),
    route('forgot-password', 'routes/auth/forgot-password.tsx'),
    route('reset-password', 'routes/auth/reset-password.tsx'),
    route('unsubscribe', 'routes/letters/unsubscribe.tsx'),
    route('cart/recover', 'routes/checkout/recover-cart.tsx'),
  ]),
  route('logout', 'routes/auth/logout.ts'),
  route('r/:token', 'routes/letters/follow-link.ts'),

  route('portal', 'routes/portal/layout.tsx', [
    index('routes/portal/dashboard.tsx'),
    route('dashboard', 'routes/portal/dashboard.tsx', { id: 'payment-return' }),
    route('reports', 'routes/portal/reports.tsx'),
    route('videos', 'routes/portal/videos.tsx'),
    route('courses', 'routes/portal/courses.tsx'),
    route('sessions', 'routes/portal/sessions.tsx'),
    route('journey', 'routes/portal/journey.tsx'),
    route('emails', 'routes/portal/emails.tsx'),
    route('emails/:sequenceId', 'routes/portal/sequence.tsx'),
    route('emails/preview/:template', 'routes/portal/email-preview.ts'),
    route('support', 'routes/portal/support.tsx'),
    route('account', 'routes/portal/account.tsx'),
    route('*', 'routes/not-found.tsx', { id: 'portal-not-found' }),
  ]),

  route('office', 'routes/office/layout.tsx', [
    route('outbox', 'routes/office/outbox.tsx'),
    route('outbox/:mailId', 'routes/office/mail.tsx'),
  ]),

  ...prefix('functions/v1', [
    route('whoami', 'routes/functions/whoami.ts'),
    route('send-email', 'routes/functions/send-email.ts'),
    route('mail-events', 'routes/functions/mail-events.ts'),
  ]),

  ...(process.env.NODE_ENV === 'production' ? [] : [route('kit', 'routes/kit.tsx')]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
