import { Skeleton } from '@trevo/ui/states.tsx'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { MemberCenter } from '../../features/account/member-center.tsx'
import { MembersOnly } from '../../features/account/members-only.tsx'
import { callsToPlay, isMemberPage, titleOf } from '../../features/account/member-pages.ts'
import { useText } from '../../core/language/use-text.ts'
import type { MemberPage } from '../../core/router/to.ts'
import { usePhase } from '../../core/session/use-phase.ts'
import { BrowserOnly } from '../../core/session/browser-only.tsx'
import { useRunningExclusion } from '../../entities/member/own-exclusion.ts'
import { PageHead } from '../frame/page-head.tsx'

const DepositPage = lazy(() => import('../../features/cashier/deposit/deposit-page.tsx'))
const WithdrawPage = lazy(() => import('../../features/cashier/withdraw/withdraw-page.tsx'))
const SecurityCenter = lazy(() => import('../../features/security/security-center.tsx'))
const Bets = lazy(async () => ({ default: (await import('./bet-pages.tsx')).BetPages }))
const Movements = lazy(async () => ({
  default: (await import('../../features/records/account/account-record.tsx')).AccountRecordPage,
}))
const Profit = lazy(async () => ({
  default: (await import('../../features/records/profit/profit-page.tsx')).ProfitPage,
}))
const Prizes = lazy(async () => ({
  default: (await import('../../features/lottery-manual/prize-table.tsx')).PrizeTable,
}))

const Funds = lazy(async () => ({
  default: (await import('../../features/cashier/transfers/fund-page.tsx')).FundPage,
}))
const Sending = lazy(async () => ({
  default: (await import('../../features/cashier/transfers/send-page.tsx')).SendPage,
}))

const Inbox = lazy(async () => ({
  default: (await import('../../features/inbox/inbox-page.tsx')).InboxPage,
}))
const OwnAgent = lazy(async () => ({
  default: (await import('../../features/agent-center/own-agent/own-agent-page.tsx')).OwnAgentPage,
}))
const Rank = lazy(async () => ({
  default: (await import('../../features/vip/rank-page.tsx')).RankPage,
}))

const Rewards = lazy(async () => ({
  default: (await import('../../features/rewards/reward-center.tsx')).RewardCenter,
}))
const Missions = lazy(async () => ({
  default: (await import('../../features/rewards/missions-page.tsx')).MissionsPage,
}))
const Referral = lazy(async () => ({
  default: (await import('../../features/rewards/referral-page.tsx')).ReferralPage,
}))
const Rebate = lazy(async () => ({
  default: (await import('../../features/rewards/rebate-page.tsx')).RebatePage,
}))

const RunningExclusion = lazy(() => import('../../features/security/parts/running-exclusion.tsx'))

const Page = ({ page }: { readonly page: MemberPage }) => {
  switch (page) {
    case 'depositv2':
      return <DepositPage />
    case 'withdraw':
      return <WithdrawPage />
    case 'personalHistoryCopy':
      return <Bets />
    case 'bonusDetails':
      return <Prizes />
    case 'transactionHistory':
      return <Movements />
    case 'personalProfit':
      return <Profit />
    case 'transferFund':
      return <Funds />
    case 'transferUpline':
      return <Sending />
    case 'ownAgent':
      return <OwnAgent />
    case 'securityCenter':
      return <SecurityCenter />
    case 'messageV2':
      return <Inbox />
    case 'playerRank':
      return <Rank />
    case 'rewardCenter':
      return <Rewards />
    case 'missionLeaderboard':
      return <Missions />
    case 'referral':
      return <Referral />
    case 'manualRebate':
      return <Rebate />
    default:
      return page satisfies never
  }
}

/** The page, or why a break shuts it. */
const OpenPage = ({ page }: { readonly page: MemberPage }) => {
  const exclusion = useRunningExclusion()
  return exclusion && callsToPlay(page) ? (
    <RunningExclusion endsAt={exclusion.endsAt} isElsewhere />
  ) : (
    <Page key={page} page={page} />
  )
}

const waiting = <Skeleton height={320} radius={24} />

/** ROUTE-6, ROUTE-20, ROLE-8: the personal center; its page is in the address as `page`. */
export const Component = () => (
  <BrowserOnly fallback={waiting}>
    <Center />
  </BrowserOnly>
)

const Center = () => {
  const t = useText('account')
  const phase = usePhase()
  const name = useSearchParams()[0].get('page')
  const page = isMemberPage(name) ? name : undefined
  const title = t(page ? titleOf(page) : 'member.center')
  return (
    <>
      <PageHead title={title} />
      {phase === 'restoring' && waiting}
      {phase === 'member' && (
        <MemberCenter page={page}>
          {page && (
            <Suspense fallback={waiting}>
              <OpenPage page={page} />
            </Suspense>
          )}
        </MemberCenter>
      )}
      {(phase === 'guest' || phase === 'trial') && <MembersOnly phase={phase} />}
    </>
  )
}
