import type { FeedbackType } from '@trevo/contract/wps/feedback.ts'
import type { SocialLink } from '@trevo/contract/wps/security/social.ts'
import type { VerificationRequired } from '@trevo/contract/wps/security/verification.ts'
import type { ComponentType } from 'react'
import type { SecurityForm } from '../features/security/forms/security-form.ts'
import type { PhoneAuthQuestion } from '../features/auth/phone-auth/phone-auth-popup.tsx'
import type { VendorGames } from '../features/play/vendor-games-popup.tsx'
import type { Warning } from './warning-popup.tsx'

/** What every popup is given beside its own props. */
export type PopupControl = { readonly onClose: () => void }

type PopupModule<Props> = { readonly default: ComponentType<Props & PopupControl> }
type Loader<Props> = () => Promise<PopupModule<Props>>

const popup = <Props>(load: Loader<Props>): Loader<Props> => load

/**
 * Every popup of the site by name, each a chunk of its own. To add one: write a component that
 * takes its props and `onClose`, export it as default, and put a line here.
 */
export const popupTable = {
  notice: popup<{ readonly index?: number }>(() => import('./notice-popup.tsx')),
  public: popup<Record<never, never>>(() => import('./public-popup.tsx')),
  announced: popup<{ readonly isLogin: boolean }>(() => import('./announced-popup.tsx')),
  signOut: popup<Record<never, never>>(() => import('../features/auth/sign-out-popup.tsx')),
  icon: popup<Record<never, never>>(() => import('../features/icon/icon-popup.tsx')),
  app: popup<Record<never, never>>(() => import('./app-popup.tsx')),
  help: popup<{ readonly anchor?: string }>(
    () => import('../features/support/help/help-popup.tsx'),
  ),
  game: popup<{ readonly nodeId: number }>(() => import('../features/game/game-popup.tsx')),
  filters: popup<Record<never, never>>(() => import('../features/game/filters-popup.tsx')),
  search: popup<{ readonly words?: string }>(() => import('../features/search/search-popup.tsx')),
  vendorGames: popup<VendorGames>(() => import('../features/play/vendor-games-popup.tsx')),
  needAccount: popup<Record<never, never>>(() => import('../features/play/need-account-popup.tsx')),
  warning: popup<Warning>(() => import('./warning-popup.tsx')),
  feedback: popup<{ readonly type?: FeedbackType }>(
    () => import('../features/auth/feedback-popup.tsx'),
  ),
  contractRequests: popup<Record<never, never>>(
    () => import('../features/contracts/contract-requests-popup.tsx'),
  ),
  consent: popup<Record<never, never>>(
    () => import('../features/support/consent/consent-popup.tsx'),
  ),
  login: popup<{ readonly notice?: 'sessionEnded'; readonly social?: SocialLink }>(
    () => import('../features/auth/login-popup.tsx'),
  ),
  forgetPass: popup<Record<never, never>>(() => import('../features/auth/forgot-popup.tsx')),
  newPassword: popup<{ readonly ticket: string }>(
    () => import('../features/auth/new-password-popup.tsx'),
  ),
  phoneAuth: popup<PhoneAuthQuestion>(
    () => import('../features/auth/phone-auth/phone-auth-popup.tsx'),
  ),
  register: popup<{ readonly social?: SocialLink }>(
    () => import('../features/auth/register-popup.tsx'),
  ),
  changePass: popup<{ readonly forced?: 'weakPassword' | 'expiredPassword' | 'required' }>(
    () => import('../features/auth/change-pass-popup.tsx'),
  ),
  needProof: popup<Record<never, never>>(() => import('../features/auth/need-proof-popup.tsx')),
  firstLogin: popup<Record<never, never>>(() => import('../features/auth/first-login-popup.tsx')),
  security: popup<{ readonly form: SecurityForm }>(
    () => import('../features/security/security-popup.tsx'),
  ),
  payee: popup<Record<never, never>>(() => import('../features/cashier/withdraw/payee-popup.tsx')),
  peerPayments: popup<{ readonly withdrawalId: string }>(
    () => import('../features/cashier/withdraw/peer-popup.tsx'),
  ),
  twoFactor: popup<{
    readonly required: VerificationRequired
    readonly password?: string
    readonly site?: 'member' | 'agent'
  }>(() => import('../features/auth/two-factor-popup.tsx')),
}

export type PopupName = keyof typeof popupTable
export type PopupProps<Name extends PopupName> =
  (typeof popupTable)[Name] extends Loader<infer Props> ? Props : never
