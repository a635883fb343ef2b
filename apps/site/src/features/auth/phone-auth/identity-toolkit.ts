import { PhoneAuthFailure, reasonOf } from './phone-auth-failure.ts'

/** The settings of the brand's Firebase project that the calls use; all of them are public. */
export type PhoneAuthProject = { readonly apiKey: string; readonly apiUrl: string }

const answerWithinMs = 15_000

type Failed = { readonly error?: { readonly message?: string } }

/** One call of the Identity Toolkit. @throws PhoneAuthFailure, or TypeError without an answer */
const ask = async <Answer>(
  { apiKey, apiUrl }: PhoneAuthProject,
  call: string,
  body?: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> => {
  const answer = await fetch(`${apiUrl}/v1/${call}?key=${encodeURIComponent(apiKey)}`, {
    signal: AbortSignal.timeout(answerWithinMs),
    // The key may be restricted to our domain, which the referrer proves.
    referrerPolicy: 'strict-origin-when-cross-origin',
    ...(body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  })
  const json: unknown = await answer.json().catch(() => undefined)
  if (answer.ok) return json as Answer // as the service documents each call
  const message = (json as Failed | undefined)?.error?.message ?? ''
  throw new PhoneAuthFailure(reasonOf(message), message)
}

/** The reCAPTCHA site key of the project. */
export const findSiteKey = async (project: PhoneAuthProject): Promise<string> =>
  (await ask<{ recaptchaSiteKey: string }>(project, 'recaptchaParams')).recaptchaSiteKey

/** Sends a code; returns the session that the code belongs to. */
export const sendPhoneCode = async (
  project: PhoneAuthProject,
  order: { phoneNumber: string; recaptchaToken: string; locale: string },
): Promise<string> => {
  const { locale, ...body } = order
  const answer = await ask<{ sessionInfo: string }>(
    project,
    'accounts:sendVerificationCode',
    body,
    { 'X-Firebase-Locale': locale },
  )
  return answer.sessionInfo
}

/** Exchanges session and code for an id token that proves the number. */
export const confirmPhoneCode = async (
  project: PhoneAuthProject,
  order: { sessionInfo: string; code: string },
): Promise<string> =>
  (await ask<{ idToken: string }>(project, 'accounts:signInWithPhoneNumber', order)).idToken
