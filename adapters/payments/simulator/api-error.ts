/** An answer that is not 2xx, in Stripe's form. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(
    status: number,
    message: string,
    details: { type?: string; code?: string; param?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.type = details.type ?? 'invalid_request_error';
    this.code = details.code;
    this.param = details.param;
  }

  get body() {
    const { type, code, param, message } = this;
    return {
      error: { type, code, param, message, doc_url: code && `https://docs.stripe.com/error-codes/${code}` },
    };
  }
}

export const invalid = (message: string, param?: string, code?: string): ApiError =>
  new ApiError(400, message, { code, param });

export const missing = (what: string, id: string, param = 'id'): ApiError =>
  new ApiError(404, `No such ${what}: '${id}'`, { code: 'resource_missing', param });
