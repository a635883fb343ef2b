import type { IconName } from '@trevo/art/icon-names.ts'
import type { AreaKey } from '@trevo/i18n/site/areas.ts'
import type { MemberPage } from '../../core/router/to.ts'

export type MemberGroup = 'wallet' | 'records' | 'rewards' | 'account'

type Entry = {
  readonly group: MemberGroup
  readonly icon: IconName
}

/** MEMBER-1..4, MEMBER-6: every page of the personal center, in the order of its navigation. */
export const memberPages: Readonly<Record<MemberPage, Entry>> = {
  depositv2: { group: 'wallet', icon: 'coin' },
  withdraw: { group: 'wallet', icon: 'money' },
  transferFund: { group: 'wallet', icon: 'wallets' },
  transferUpline: { group: 'wallet', icon: 'send' },
  personalHistoryCopy: { group: 'records', icon: 'slots' },
  transactionHistory: { group: 'records', icon: 'records' },
  personalProfit: { group: 'records', icon: 'chart' },
  myYear: { group: 'records', icon: 'year' },
  tax: { group: 'records', icon: 'tax' },
  rewardCenter: { group: 'rewards', icon: 'rewards' },
  bonusDetails: { group: 'rewards', icon: 'lotteryPrizes' },
  manualRebate: { group: 'rewards', icon: 'rebate' },
  missionLeaderboard: { group: 'rewards', icon: 'trophy' },
  playerRank: { group: 'rewards', icon: 'account' },
  referral: { group: 'rewards', icon: 'invite' },
  securityCenter: { group: 'account', icon: 'security' },
  identity: { group: 'account', icon: 'identity' },
  pause: { group: 'account', icon: 'pause' },
  why: { group: 'account', icon: 'question' },
  limits: { group: 'account', icon: 'limits' },
  playTime: { group: 'account', icon: 'playTime' },
  vault: { group: 'wallet', icon: 'vault' },
  howIPlay: { group: 'account', icon: 'ownPlay' },
  myData: { group: 'account', icon: 'ownData' },
  ownAgent: { group: 'account', icon: 'agent' },
  messageV2: { group: 'account', icon: 'notice' },
}

export const memberGroups: readonly MemberGroup[] = ['wallet', 'records', 'rewards', 'account']

export const pagesOf = (group: MemberGroup): readonly MemberPage[] =>
  memberPageNames.filter((page) => memberPages[page].group === group)

/** Whether a page only advertises play; the deposit page itself shows that it is closed. */
export const callsToPlay = (page: MemberPage): boolean => memberPages[page].group === 'rewards'

/** Shared-phone mode does not cover what protects the member. */
const beforePin: ReadonlySet<MemberPage> = new Set(['pause', 'why'])

/** Whether a page of shared-phone mode waits for the PIN. */
export const isBehindPin = (page: MemberPage): boolean => !beforePin.has(page)

export const memberPageNames = Object.keys(memberPages) as readonly MemberPage[] // keys of the table above

export const isMemberPage = (name: unknown): name is MemberPage =>
  memberPageNames.some((page) => page === name)

/** These are named outside of the personal center too. */
const titles: Partial<Record<MemberPage, AreaKey<'account'>>> = {
  limits: 'common.limits',
  playTime: 'account.playTime',
  vault: 'common.vault',
  howIPlay: 'common.howIPlay',
  why: 'common.why',
  myYear: 'common.myYear',
}

export const titleOf = (page: MemberPage): AreaKey<'account'> =>
  titles[page] ?? (`member.${page}` as AreaKey<'account'>) // one for every other page
