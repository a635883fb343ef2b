/** Refusals of login, registration and everything about who somebody is. */
export const identityRefusals = {
  'login.failed': 401,
  'login.captcha_required': 400,
  'login.locked': 403,
  verify_first: 400,
  error_not_agent: 403,
  member_no_enter: 403,
  'captcha.invalid': 400,
  'register.field_invalid': 400,
  'register.username_taken': 409,
  'register.terms_required': 400,
  'register.too_young': 400,
  'password.too_common': 400,
  invitation_code_error: 400,
  'ticket.invalid': 401,
  'operator.code_required': 401,
  'operator.authenticator_required': 403,
} as const
