import type { ComponentType } from 'react'
import type { PopupControl, PopupName, PopupProps } from '../../core/popups/popup-props.ts'

type Loader<Props> = () => Promise<{ readonly default: ComponentType<Props & PopupControl> }>

/**
 * Where every popup lives, each in a separate chunk. To add one: name it with its props in
 * `core/popups/popup-props.ts`, write a component that takes them and `onClose`, make it the default
 * export, and add a line here.
 */
export const popupTable: { readonly [Name in PopupName]: Loader<PopupProps<Name>> } = {
  notice: () => import('../../features/announcements/notice-popup.tsx'),
  public: () => import('../../features/announcements/public-popup.tsx'),
  announced: () => import('../../features/announcements/announced-popup.tsx'),
  switchAccount: () => import('../../features/auth/switch-account-popup.tsx'),
  signOut: () => import('../../features/auth/sign-out-popup.tsx'),
  icon: () => import('../../features/account/icon/icon-popup.tsx'),
  app: () => import('../../features/install/app-popup.tsx'),
  help: () => import('../../features/support/help/help-popup.tsx'),
  game: () => import('../../features/game-sheet/game-popup.tsx'),
  filters: () => import('../../features/game-lists/filters-popup.tsx'),
  menu: () => import('../layout/menu-popup.tsx'),
  search: () => import('../../features/search/search-popup.tsx'),
  vendorGames: () => import('../../features/play/vendor-games-popup.tsx'),
  play: () => import('../../features/play/play-popup.tsx'),
  needAccount: () => import('../../features/play/need-account-popup.tsx'),
  warning: () => import('./warning-popup.tsx'),
  feedback: () => import('../../features/support/feedback/feedback-popup.tsx'),
  contractRequests: () => import('../../features/contracts/contract-requests-popup.tsx'),
  consent: () => import('../../features/support/consent/consent-popup.tsx'),
  login: () => import('../../features/auth/login-popup.tsx'),
  forgetPass: () => import('../../features/auth/forgot-popup.tsx'),
  newPassword: () => import('../../features/auth/new-password-popup.tsx'),
  phoneAuth: () => import('../../features/auth/phone-auth/phone-auth-popup.tsx'),
  geetest: () => import('../../features/auth/geetest/geetest-popup.tsx'),
  register: () => import('../../features/auth/register-popup.tsx'),
  changePass: () => import('../../features/auth/change-pass-popup.tsx'),
  proveAgain: () => import('../../features/auth/prove-again-popup.tsx'),
  needProof: () => import('../../features/auth/need-proof-popup.tsx'),
  firstLogin: () => import('../../features/auth/first-login-popup.tsx'),
  security: () => import('../../features/security/security-popup.tsx'),
  limit: () => import('../../features/limits/limit-popup.tsx'),
  firstLimits: () => import('../../features/limits/first-limits-popup.tsx'),
  playPanel: () => import('../../features/limits/panel-popup.tsx'),
  realityCheck: () => import('../../features/limits/reality-check-popup.tsx'),
  sessionContract: () => import('../../features/limits/session-contract-popup.tsx'),
  payee: () => import('../../features/cashier/withdraw/payee-popup.tsx'),
  peerPayments: () => import('../../features/cashier/withdraw/peer-popup.tsx'),
  twoFactor: () => import('../../features/auth/two-factor-popup.tsx'),
}
