import type { GameMenuEntry } from '@trevo/contract/wps/games.ts'
import type { MemberInfo } from '@trevo/contract/wps/member.ts'
import type { RegisterRules, SystemStatus } from '@trevo/contract/wps/system.ts'
import { featureFlags, flattenWhitelabel, type FlagMap } from './white-label.ts'

/** SESSION-1. */
export type SessionPhase = 'guest' | 'member' | 'trial'

/** Name and first-login answers of a login; the password is kept only as long as it is needed. */
export type UserInfo = {
  readonly userName: string
  readonly password?: string
  readonly firstTimeLogin: boolean
  readonly passwordExpired: boolean
}

/** Names as the documents give them (SESSION-5, SESSION-6); `merchant` is the brand's code. */
export type SessionState = {
  readonly merchant: string
  readonly userInfo: UserInfo | undefined
  readonly setReg: RegisterRules
  /** The lotteries of the game menu. */
  readonly lottGames: readonly GameMenuEntry[]
  /** Rules of the registration form, once it has been opened. */
  readonly validate: RegisterRules | undefined
  readonly isLogin: boolean
  readonly isAgent: boolean
  readonly isTrial: boolean
  /** A password must be changed before the session continues. */
  readonly isChangePaw: boolean
  /** LOGIN-13: this page saw the login itself; a reload only continues the session. */
  readonly isAfterLogin: boolean
  readonly hasFreePlay: boolean
  readonly pwdEnabled: boolean
  /** The login popup shows its mobile number tab. */
  readonly showPhoneLogin: boolean
  readonly showVerCodeLogin: boolean
  readonly smsEnabled: boolean
  readonly mobileReg: boolean
  readonly mobileRegPass: boolean
  readonly hasMerchantWallet: boolean
  readonly imgUrl: string
  readonly startGameUrl: string
  readonly whitelabelVal: FlagMap
  readonly location: SystemStatus['location']
  readonly memberInfo: MemberInfo | undefined
  readonly systemStatus: SystemStatus
  readonly gtagId: string | null
  /** START-10. */
  readonly helpCenterUrl: string
  readonly agentTypes: readonly number[]
  readonly trialTypes: readonly number[]
}

/** The part of a status answer that is kept in the state, whether the first or a later one. */
const told = (status: SystemStatus) => {
  const flags = flattenWhitelabel(status.info.whitelabel)
  return {
    ...featureFlags(flags),
    merchant: status.info.brand.merchant,
    setReg: status.info.register,
    whitelabelVal: flags,
    location: status.location,
    systemStatus: status,
    gtagId: status.info.analytics.gtagId,
    agentTypes: status.info.brand.agentTypes,
    trialTypes: status.info.brand.trialTypes,
  }
}

const lotteryCategories: ReadonlySet<string> = new Set(['LOTT', 'ELOTT'])

export const lotteriesOf = (menus: readonly GameMenuEntry[]): readonly GameMenuEntry[] =>
  menus.filter(({ gameCategory }) => lotteryCategories.has(gameCategory))

/** The initial state of a visit: not logged in, with the brand's default switches. */
export const initialSession = (
  status: SystemStatus,
  chance: () => number,
  menus: readonly GameMenuEntry[] = [],
): SessionState => {
  const pick = (hosts: readonly string[]) => hosts[Math.floor(chance() * hosts.length)] ?? ''
  return {
    ...told(status),
    userInfo: undefined,
    lottGames: lotteriesOf(menus),
    showPhoneLogin: false,
    validate: undefined,
    isLogin: false,
    isAgent: false,
    isTrial: false,
    isChangePaw: false,
    isAfterLogin: false,
    hasMerchantWallet: false,
    imgUrl: pick(status.info.imageCDNs),
    startGameUrl: pick(status.info.launchGameCDNs),
    memberInfo: undefined,
    helpCenterUrl: '/helpmc',
  }
}

/** The state after a later status answer; hosts already picked are kept, so that pictures stay cached. */
export const withStatus = (state: SessionState, status: SystemStatus): SessionState => ({
  ...state,
  ...told(status),
})

/** SESSION-2, SESSION-3: the state after member info is loaded. */
export const withMember = (state: SessionState, memberInfo: MemberInfo): SessionState => ({
  ...state,
  memberInfo,
  isLogin: true,
  isAgent: state.agentTypes.includes(memberInfo.type),
  isTrial: state.trialTypes.includes(memberInfo.type),
})

export const withoutMember = (state: SessionState): SessionState => ({
  ...state,
  userInfo: undefined,
  memberInfo: undefined,
  isLogin: false,
  isAgent: false,
  isTrial: false,
  isChangePaw: false,
  isAfterLogin: false,
  hasMerchantWallet: false,
})

export const phaseOf = (state: SessionState): SessionPhase => {
  if (!state.isLogin) return 'guest'
  return state.isTrial ? 'trial' : 'member'
}

/**
 * The three top-level views: 0 the site, 1 maintenance, 2 restricted; maintenance takes precedence. At
 * an address that does not belong to the brand (ERR-14) nothing is shown either.
 */
export const viewOf = (status: SystemStatus): 0 | 1 | 2 => {
  if (status.maintenance) return 1
  return status.regionRestriction || !status.domainValid ? 2 : 0
}
