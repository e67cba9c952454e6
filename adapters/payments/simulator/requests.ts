import { z } from 'zod';

/** An answer that is not 2xx, in Stripe's form. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: { error: { type: string; code?: string; param?: string; message: string } };

  constructor(
    status: number,
    message: string,
    { type = 'invalid_request_error', ...details }: { type?: string; code?: string; param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.body = { error: { type, ...details, message } };
  }
}

export const invalid = (message: string, param?: string, code?: string): ApiError =>
  new ApiError(400, message, { code, param });

export const missing = (what: string, id: string, param = 'id'): ApiError =>
  new ApiError(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param });

export type Form = { [name: string]: string | Form };

/** `a[b][0]=c` becomes { a: { b: { 0: 'c' } } }, as Stripe reads its form-encoded bodies and queries. */
export function parseForm(text: string): Form {
  const root: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [...name.matchAll(/[^[\]]+/g)].map(([part]) => part);
    let here = root;
    for (const part of path.slice(0, -1)) {
      const next = here[part];
      here = here[part] = typeof next === 'object' ? next : {};
    }
    const last = path.at(-1);
    if (last) here[last] = value;
  }
  return root;
}

/** Refuses as Stripe does: what it does not know, what is missing, what cannot be read. */
export function readParams<T>(shape: z.ZodType<T>, form: Form): T {
  const read = shape.safeParse(form, {
    error: ({ code, input }) => {
      if (code === 'unrecognized_keys') return 'parameter_unknown';
      return input === undefined ? 'parameter_missing' : 'parameter_invalid';
    },
  });
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const path = [...(issue?.path ?? []), ...(issue?.code === 'unrecognized_keys' ? issue.keys : [])].map(
    String,
  );
  const param = path.reduce((outer, inner) => `${outer}[${inner}]`);
  throw invalid(`The request's parameters are refused: ${param}`, param, issue?.message);
}

// The messages are Stripe's codes for what is wrong.
const text = z.string().min(1, 'parameter_invalid_empty');
const integer = text.regex(/^-?\d+$/, 'parameter_invalid_integer').transform(Number);
const amount = integer.refine((cents) => cents >= 0, 'parameter_invalid_integer');
const positive = integer.refine((number) => number > 0, 'parameter_invalid_integer');
const boolean = z.enum(['true', 'false']).transform((value) => value === 'true');
const url = text.refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), 'url_invalid');
const email = text.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'email_invalid');
/** A form numbers the items of a list. */
const list = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => (value instanceof Object ? Object.values(value) : value), z.array(item));
const metadata = z.record(z.string().max(40), z.string().max(500)).optional();

/** The parameters that our client sends. Any other is unknown here, so that a new one cannot pass without being played. */
const params = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({ ...fields, expand: list(text).optional() });

export const expandOnly = params({});

export const sessionParams = params({
  mode: z.enum(['payment', 'subscription']),
  line_items: list(
    z.strictObject({
      quantity: positive,
      price_data: z.strictObject({
        currency: z.literal('eur'),
        unit_amount: amount,
        product_data: z.strictObject({ name: text, description: text.optional(), metadata }),
        recurring: z.strictObject({ interval: z.enum(['month', 'year']) }).optional(),
      }),
    }),
  ),
  discounts: list(z.strictObject({ coupon: text })).optional(),
  customer: text.optional(),
  customer_email: email.optional(),
  client_reference_id: text.optional(),
  metadata,
  payment_intent_data: z
    .strictObject({ metadata, setup_future_usage: z.literal('off_session').optional() })
    .optional(),
  customer_creation: z.literal('always').optional(),
  subscription_data: z.strictObject({ metadata, trial_period_days: positive.optional() }).optional(),
  allowed_payment_method_types: list(z.enum(['card', 'sepa_debit'])).optional(),
  adaptive_pricing: z.strictObject({ enabled: boolean }).optional(),
  success_url: url,
  cancel_url: url.optional(),
  expires_at: integer.optional(),
});
export type SessionParams = z.infer<typeof sessionParams>;

export const couponParams = params({
  id: text,
  amount_off: positive,
  currency: z.literal('eur'),
  duration: z.literal('once'),
  name: text.optional(),
});

export const intentParams = params({
  amount: positive,
  currency: z.literal('eur'),
  customer: text,
  payment_method: text,
  automatic_payment_methods: z.strictObject({
    enabled: boolean,
    allow_redirects: z.literal('never'),
  }),
  off_session: boolean,
  confirm: boolean,
  description: text.optional(),
  metadata,
});
export type IntentParams = z.infer<typeof intentParams>;

export const refundParams = params({
  payment_intent: text,
  amount: positive,
  reason: z.literal('requested_by_customer').optional(),
  metadata,
});

export const disputeParams = params({
  evidence: z.strictObject({
    uncategorized_file: text,
    uncategorized_text: z.string().max(20_000, 'string_too_long'),
  }),
  submit: boolean,
});

/** `file`: what an upload is told by. */
export const fileParams = params({
  purpose: z.literal('dispute_evidence'),
  file: z.strictObject({ name: text, size: positive, type: z.enum(['pdf', 'other']) }),
});

const items = list(z.strictObject({ id: text, price: text }));

export const subscriptionParams = params({
  cancel_at: z.literal('').optional(),
  cancel_at_period_end: boolean.optional(),
  items: items.optional(),
  proration_behavior: z.enum(['always_invoice', 'none']).optional(),
  proration_date: integer.optional(),
  payment_behavior: z.literal('error_if_incomplete').optional(),
  trial_end: z.union([z.literal('now'), integer]).optional(),
  metadata,
});
export type SubscriptionParams = z.infer<typeof subscriptionParams>;

export const previewParams = params({
  subscription: text,
  subscription_details: z.strictObject({
    items,
    proration_behavior: z.literal('always_invoice'),
    proration_date: integer,
  }),
});
export type PreviewParams = z.infer<typeof previewParams>;

export const priceParams = params({
  currency: z.literal('eur'),
  unit_amount: positive,
  recurring: z.strictObject({ interval: z.enum(['month', 'year']) }),
  product_data: z.strictObject({ name: text, metadata }),
});
export type PriceParams = z.infer<typeof priceParams>;

export const portalParams = params({
  customer: text,
  return_url: url,
  flow_data: z.strictObject({ type: z.literal('payment_method_update') }).optional(),
});

export const newScheduleParams = params({ from_subscription: text });

export const scheduleParams = params({
  end_behavior: z.literal('cancel'),
  proration_behavior: z.literal('none'),
  phases: list(
    z.strictObject({
      items: list(z.strictObject({ price: text, quantity: positive })),
      start_date: integer,
      duration: z.strictObject({ interval: z.literal('month'), interval_count: positive }),
      proration_behavior: z.literal('none'),
    }),
  ),
});
export type ScheduleParams = z.infer<typeof scheduleParams>;

const limit = positive.refine((count) => count <= 100, 'parameter_invalid_integer').optional();
export const ofSubscriptionParams = params({ subscription: text, limit });
export const ofPaymentParams = params({ payment_intent: text, limit });
export const invoicePaymentsParams = params({
  payment: z.strictObject({ type: z.literal('payment_intent'), payment_intent: text }),
  limit,
});

/** Whole seconds of Unix time. */
const range = z.strictObject({ gte: integer.optional(), lt: integer.optional() }).optional();
const page = { created: range, limit, starting_after: text.optional() };
export const disputesParams = params({ ...page, payment_intent: text.optional() });
export const balanceParams = params({ ...page, payout: text.optional() });
export const payoutsParams = params(page);
