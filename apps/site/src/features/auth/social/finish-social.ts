import { finishSocialLogin } from '@trevo/api-client/endpoints.ts'
import { socialProviders, type SocialProvider } from '@trevo/contract/social-providers.ts'
import type { SocialLink } from '@trevo/contract/wps/security/social.ts'
import type { VerificationRequired } from '@trevo/contract/wps/security/verification.ts'
import { call } from '../../../core/api/api.ts'
import type { SocialAnswer } from '../../../core/session/url-secrets.ts'
import type { Welcome } from '../session/begin-session.ts'
import { findDeviceId } from '../session/device-id.ts'

export type SocialOutcome =
  | { readonly kind: 'welcome'; readonly welcome: Welcome }
  | { readonly kind: 'verify'; readonly required: VerificationRequired }
  /** An account with this email exists; its password connects the two. */
  | { readonly kind: 'link'; readonly link: SocialLink }
  /** No account is connected to it yet. */
  | { readonly kind: 'register'; readonly link: SocialLink }
  /** The person cancelled at the provider, or opened the address directly. */
  | { readonly kind: 'turnedBack' }
  /** In the visitor's language; empty if there was no answer. */
  | { readonly kind: 'failed'; readonly message: string }

export const isSocialProvider = (name: unknown): name is SocialProvider =>
  socialProviders.some((provider) => provider === name)

/** Passes the provider's answer on to the server. */
export const finishSocial = async (
  provider: SocialProvider,
  { code, state, iss }: SocialAnswer,
): Promise<SocialOutcome> => {
  if (code === undefined || state === undefined) return { kind: 'turnedBack' }
  const loginDeviceId = findDeviceId()
  const answer = await call(finishSocialLogin, {
    body: {
      provider,
      code,
      state,
      ...(iss !== undefined && { iss }),
      ...(loginDeviceId !== undefined && { loginDeviceId }),
    },
  })
  if (answer.ok) return { kind: 'welcome', welcome: answer.value }
  // By contract, the details of these refusals have those shapes.
  switch (answer.code) {
    case 'login.verification_required':
      return { kind: 'verify', required: answer.detail as VerificationRequired }
    case 'social.link_required':
      return { kind: 'link', link: answer.detail as SocialLink }
    case 'social.registration_required':
      return { kind: 'register', link: answer.detail as SocialLink }
    default:
      return { kind: 'failed', message: answer.message }
  }
}
