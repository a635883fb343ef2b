/** Refusals of codes by SMS and email, and of password recovery. */
export const verificationRefusals = {
  'sms.number_invalid': 400,
  /** Human verification failed, or the call came from a page that does not belong to the brand. */
  'sms.captcha_check_failed': 400,
  'sms.country_not_served': 400,
  'sms.quota_exceeded': 503,
  'sms.not_enabled': 403,
  'code.missing': 400,
  'code.wrong': 400,
  /** Also for a code with too many attempts, or if none was sent. */
  'code.expired': 400,
  /** The id token of the phone-auth service does not prove this number. */
  'phone_auth.token_invalid': 400,
  'register.mobile_taken': 409,
  'recovery.unknown': 404,
  /** The link in the mail was used, has expired, or never existed. */
  'recovery.link_invalid': 400,
} as const
