/** Refusals of the route binder and of the whole system. */
export const systemRefusals = {
  request_param_err: 400,
  request_body_required: 400,
  'request.too_large': 413,
  'request.url_too_long': 414,
  'request.headers_too_large': 431,
  'request.too_slow': 408,
  'request.unsupported_media': 415,
  'function.not.available': 400,
  'login.not.session': 401,
  too_many_requests: 429,
  not_found: 404,
  'system.maintenance': 503,
  'system.region_restricted': 403,
  'system.domain_invalid': 403,
  'unknown.system.err': 500,
} as const
