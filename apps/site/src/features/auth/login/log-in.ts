import { linkSocialLogin, login } from '@trevo/api-client/endpoints.ts'
import type { VerificationRequired } from '@trevo/contract/wps/security/verification.ts'
import { call } from '../../../core/api/api.ts'
import type { HumanProofSource } from '../human/human-proof.ts'
import { proveHuman } from '../human/prove-human.ts'
import { findDeviceId } from '../session/device-id.ts'
import type { Welcome } from '../session/begin-session.ts'

export type Credentials = {
  readonly username: string
  readonly password: string
  /** Only while the captcha is shown. */
  readonly captcha: string | undefined
}

/** The site of the login: on the agent site only agents may log in (ROLE-10). */
export type LoginSite = 'member' | 'agent'

export type LoginTarget = {
  readonly site?: LoginSite
  /** The social sign-in that this login connects to the account. */
  readonly linkId?: string | undefined
  /** Where the login leads after a second factor; home if absent (ROUTE-25). */
  readonly back?: string | undefined
}

export type LoginField = 'username' | 'password' | 'captcha'

export type LoginOutcome =
  | { readonly kind: 'welcome'; readonly welcome: Welcome }
  | { readonly kind: 'notHuman' }
  /** ERR-18: the password was right, and a second factor is required. */
  | { readonly kind: 'verify'; readonly required: VerificationRequired }
  | {
      readonly kind: 'refused'
      /** In the visitor's language; empty if there was no answer. */
      readonly message: string
      readonly needsCaptcha: boolean
      /** The field that gets the focus. */
      readonly field: LoginField
    }

const fieldOf = (code: string): LoginField => {
  if (code === 'captcha.invalid' || code === 'login.captcha_required') return 'captcha'
  return code === 'login.failed' ? 'password' : 'username'
}

/** LOGIN-8, LOGIN-16: human verification, then the login call. The fields were checked before. */
export const logIn = async (
  { username, password, captcha }: Credentials,
  human: HumanProofSource,
  { site = 'member', linkId }: LoginTarget = {},
): Promise<LoginOutcome> => {
  const proof = await proveHuman(human)
  if (!proof) return { kind: 'notHuman' }
  const loginDeviceId = findDeviceId()
  const body = {
    username,
    password,
    type: 'username' as const,
    site,
    ...proof,
    ...(captcha !== undefined && { captcha }),
    ...(loginDeviceId !== undefined && { loginDeviceId }),
  }
  const answer =
    linkId === undefined
      ? await call(login, { body })
      : await call(linkSocialLogin, { body: { ...body, linkId } })
  if (answer.ok) return { kind: 'welcome', welcome: answer.value }
  if (answer.code === 'login.verification_required')
    // By contract, the detail of this refusal has that shape.
    return { kind: 'verify', required: answer.detail as VerificationRequired }
  return {
    kind: 'refused',
    message: answer.message,
    needsCaptcha: answer.captcha === true,
    field: fieldOf(answer.code),
  }
}
