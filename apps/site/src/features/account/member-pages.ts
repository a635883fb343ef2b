import type { IconName } from '@trevo/art/icon-names.ts'
import type { MemberKey } from '@trevo/i18n/site/account/load.ts'
import type { MemberPage } from '../../core/router/to.ts'

export type MemberGroup = 'wallet' | 'records' | 'rewards' | 'account'

type Entry = {
  readonly group: MemberGroup
  readonly icon: IconName
  /** Drawing of a page whose part of the platform is not open yet. */
  readonly drawing: string
}

/** MEMBER-1..4, MEMBER-6: every page of the personal center, in the order of its navigation. */
export const memberPages: Readonly<Record<MemberPage, Entry>> = {
  depositv2: { group: 'wallet', icon: 'coin', drawing: 'coin' },
  withdraw: { group: 'wallet', icon: 'money', drawing: 'bank' },
  transferFund: { group: 'wallet', icon: 'money', drawing: 'money-bag' },
  transferUpline: { group: 'wallet', icon: 'invite', drawing: 'handshake' },
  personalHistoryCopy: { group: 'records', icon: 'slots', drawing: 'slot-machine' },
  transactionHistory: { group: 'records', icon: 'records', drawing: 'memo' },
  personalProfit: { group: 'records', icon: 'chart', drawing: 'bar-chart' },
  rewardCenter: { group: 'rewards', icon: 'rewards', drawing: 'wrapped-gift' },
  bonusDetails: { group: 'rewards', icon: 'promotions', drawing: 'party-popper' },
  manualRebate: { group: 'rewards', icon: 'coin', drawing: 'money-with-wings' },
  missionLeaderboard: { group: 'rewards', icon: 'trophy', drawing: 'trophy' },
  playerRank: { group: 'rewards', icon: 'account', drawing: 'crown' },
  referral: { group: 'rewards', icon: 'invite', drawing: 'handshake' },
  securityCenter: { group: 'account', icon: 'security', drawing: 'shield' },
  messageV2: { group: 'account', icon: 'notice', drawing: 'envelope' },
}

export const memberGroups: readonly MemberGroup[] = ['wallet', 'records', 'rewards', 'account']

export const pagesOf = (group: MemberGroup): readonly MemberPage[] =>
  memberPageNames.filter((page) => memberPages[page].group === group)

export const memberPageNames = Object.keys(memberPages) as readonly MemberPage[] // keys of our table

export const isMemberPage = (name: unknown): name is MemberPage =>
  memberPageNames.some((page) => page === name)

/** Pages of this table that are built; the others are frames that say what will stand there. */
export type OpenPage =
  | 'depositv2'
  | 'withdraw'
  | 'personalHistoryCopy'
  | 'transactionHistory'
  | 'personalProfit'
  | 'transferFund'
  | 'transferUpline'
  | 'securityCenter'
  | 'messageV2'
  | 'playerRank'
export type FramePageName = Exclude<MemberPage, OpenPage>

const open = new Set<MemberPage>([
  'depositv2',
  'withdraw',
  'personalHistoryCopy',
  'transactionHistory',
  'personalProfit',
  'transferFund',
  'transferUpline',
  'securityCenter',
  'messageV2',
  'playerRank',
])
export const isFramePage = (page: MemberPage): page is FramePageName => !open.has(page)

export const titleOf = (page: MemberPage): MemberKey => `member.${page}`
export const frameTextOf = (page: FramePageName): MemberKey => `member.text.${page}`
