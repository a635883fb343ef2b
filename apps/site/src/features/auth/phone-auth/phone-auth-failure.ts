/** Why a third party did not confirm a number; `auth/<reason>` is the key of its message. */
export type PhoneAuthReason =
  | 'invalid-phone-number'
  | 'missing-phone-number'
  | 'too-many-requests'
  | 'invalid-verification-code'
  | 'missing-verification-code'
  | 'code-expired'
  | 'captcha-check-failed'
  | 'quota-exceeded'
  | 'operation-not-allowed'
  | 'popup-closed-by-user'
  | 'unknown'

export class PhoneAuthFailure extends Error {
  readonly reason: PhoneAuthReason
  constructor(reason: PhoneAuthReason, detail: string = reason) {
    super(detail)
    this.reason = reason
  }
}

// The error list of the Identity Toolkit, as far as it concerns phone numbers.
const reasons: Readonly<Record<string, PhoneAuthReason>> = {
  INVALID_PHONE_NUMBER: 'invalid-phone-number',
  MISSING_PHONE_NUMBER: 'missing-phone-number',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too-many-requests',
  INVALID_CODE: 'invalid-verification-code',
  MISSING_CODE: 'missing-verification-code',
  SESSION_EXPIRED: 'code-expired',
  // A session that is gone requires a new code, as an expired one does.
  INVALID_SESSION_INFO: 'code-expired',
  MISSING_SESSION_INFO: 'code-expired',
  CAPTCHA_CHECK_FAILED: 'captcha-check-failed',
  INVALID_APP_CREDENTIAL: 'captcha-check-failed',
  MISSING_APP_CREDENTIAL: 'captcha-check-failed',
  INVALID_RECAPTCHA_TOKEN: 'captcha-check-failed',
  MISSING_RECAPTCHA_TOKEN: 'captcha-check-failed',
  UNAUTHORIZED_DOMAIN: 'captcha-check-failed',
  QUOTA_EXCEEDED: 'quota-exceeded',
  BILLING_NOT_ENABLED: 'quota-exceeded',
  OPERATION_NOT_ALLOWED: 'operation-not-allowed',
  CONFIGURATION_NOT_FOUND: 'operation-not-allowed',
  API_KEY_SERVICE_BLOCKED: 'operation-not-allowed',
}

/** What an error answer means: "QUOTA_EXCEEDED : Exceeded quota…" starts with its reason. */
export const reasonOf = (message: string): PhoneAuthReason => {
  // A key restricted to domains answers pages of other domains in prose.
  if (/referer .* (?:are|is) blocked/i.test(message)) return 'captcha-check-failed'
  return reasons[message.split(' ')[0] ?? ''] ?? 'unknown'
}
