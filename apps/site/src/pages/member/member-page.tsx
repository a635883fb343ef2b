import { Skeleton } from '@trevo/ui/states.tsx'
import { lazy, Suspense, type ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import { MemberCenter } from '../../features/account/member-center.tsx'
import { MembersOnly } from '../../features/account/members-only.tsx'
import {
  callsToPlay,
  isBehindPin,
  isMemberPage,
  titleOf,
} from '../../features/account/member-pages.ts'
import { useText } from '../../core/language/use-text.ts'
import type { MemberPage } from '../../core/router/to.ts'
import { usePhase } from '../../core/session/use-phase.ts'
import { BrowserOnly } from '../../core/session/browser-only.tsx'
import { PinGate } from '../../entities/member/pin-gate.tsx'
import { useRunningExclusion } from '../../entities/member/own-exclusion.ts'
import { PageHead } from '../frame/page-head.tsx'

const pages: Readonly<Record<MemberPage, ComponentType>> = {
  depositv2: lazy(() => import('../../features/cashier/deposit/deposit-page.tsx')),
  withdraw: lazy(() => import('../../features/cashier/withdraw/withdraw-page.tsx')),
  personalHistoryCopy: lazy(async () => ({ default: (await import('./bet-pages.tsx')).BetPages })),
  bonusDetails: lazy(async () => ({
    default: (await import('../../features/lottery-manual/prize-table.tsx')).PrizeTable,
  })),
  transactionHistory: lazy(async () => ({
    default: (await import('../../features/records/account/account-record.tsx')).AccountRecordPage,
  })),
  personalProfit: lazy(async () => ({
    default: (await import('../../features/records/profit/profit-page.tsx')).ProfitPage,
  })),
  myYear: lazy(async () => ({
    default: (await import('../../features/records/year/year-page.tsx')).YearPage,
  })),
  transferFund: lazy(async () => ({
    default: (await import('../../features/cashier/transfers/fund-page.tsx')).FundPage,
  })),
  transferUpline: lazy(async () => ({
    default: (await import('../../features/cashier/transfers/send-page.tsx')).SendPage,
  })),
  ownAgent: lazy(async () => ({
    default: (await import('../../features/agent-center/own-agent/own-agent-page.tsx'))
      .OwnAgentPage,
  })),
  securityCenter: lazy(() => import('../../features/security/security-center.tsx')),
  identity: lazy(() => import('../../features/identity/identity-page.tsx')),
  pause: lazy(async () => ({
    default: (await import('../../features/security/parts/exclusion-part.tsx')).ExclusionPart,
  })),
  why: lazy(async () => ({
    default: (await import('../../features/security/parts/why-page.tsx')).WhyPage,
  })),
  limits: lazy(async () => ({
    default: (await import('../../features/limits/limits-page.tsx')).LimitsPage,
  })),
  playTime: lazy(async () => ({
    default: (await import('../../features/limits/play-time-page.tsx')).PlayTimePage,
  })),
  vault: lazy(async () => ({
    default: (await import('../../features/limits/vault-page.tsx')).VaultPage,
  })),
  myData: lazy(() => import('../../features/my-data/my-data-page.tsx')),
  tax: lazy(() => import('../../features/tax/tax-page.tsx')),
  howIPlay: lazy(async () => ({
    default: (await import('../../features/play-risk/how-i-play-page.tsx')).HowIPlayPage,
  })),
  messageV2: lazy(async () => ({
    default: (await import('../../features/inbox/inbox-page.tsx')).InboxPage,
  })),
  playerRank: lazy(async () => ({
    default: (await import('../../features/vip/rank-page.tsx')).RankPage,
  })),
  rewardCenter: lazy(async () => ({
    default: (await import('../../features/rewards/reward-center.tsx')).RewardCenter,
  })),
  missionLeaderboard: lazy(async () => ({
    default: (await import('../../features/rewards/missions-page.tsx')).MissionsPage,
  })),
  referral: lazy(async () => ({
    default: (await import('../../features/rewards/referral-page.tsx')).ReferralPage,
  })),
  manualRebate: lazy(async () => ({
    default: (await import('../../features/rewards/rebate-page.tsx')).RebatePage,
  })),
}

const RecentMovements = lazy(async () => ({
  default: (await import('../../features/records/account/recent-movements.tsx')).RecentMovements,
}))
const RunningExclusion = lazy(() => import('../../features/security/parts/running-exclusion.tsx'))

/** The page, or why a break closes it. */
const OpenPage = ({ page }: { readonly page: MemberPage }) => {
  const exclusion = useRunningExclusion()
  const Page = pages[page]
  if (exclusion && callsToPlay(page)) return <RunningExclusion {...exclusion} />
  return isBehindPin(page) ? (
    <PinGate>
      <Page />
    </PinGate>
  ) : (
    <Page />
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
          {page ? (
            <Suspense fallback={waiting}>
              <OpenPage page={page} />
            </Suspense>
          ) : (
            <Suspense>
              <PinGate>
                <RecentMovements />
              </PinGate>
            </Suspense>
          )}
        </MemberCenter>
      )}
      {(phase === 'guest' || phase === 'trial') && <MembersOnly phase={phase} />}
    </>
  )
}
