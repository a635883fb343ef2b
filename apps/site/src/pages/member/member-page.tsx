import { Skeleton } from '@trevo/ui/states.tsx'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { MemberCenter } from '../../features/account/member-center.tsx'
import { MembersOnly } from '../../features/account/members-only.tsx'
import { MemberFrame } from '../../features/account/member-frame.tsx'
import { isFramePage, isMemberPage, titleOf } from '../../features/account/member-pages.ts'
import { useMemberText } from '../../features/account/use-member-text.ts'
import type { MemberPage } from '../../core/router/to.ts'
import { usePhase } from '../../core/session/use-phase.ts'
import { BrowserOnly } from '../../core/session/browser-only.tsx'
import { PageHead } from '../frame/page-head.tsx'

const DepositPage = lazy(() => import('../../features/cashier/deposit/deposit-page.tsx'))
const WithdrawPage = lazy(() => import('../../features/cashier/withdraw/withdraw-page.tsx'))
const SecurityCenter = lazy(() => import('../../features/security/security-center.tsx'))
const Bets = lazy(async () => ({
  default: (await import('../../features/records/bet-record.tsx')).BetRecordPage,
}))
const Movements = lazy(async () => ({
  default: (await import('../../features/records/account-record.tsx')).AccountRecordPage,
}))
const Profit = lazy(async () => ({
  default: (await import('../../features/records/profit-page.tsx')).ProfitPage,
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
const Rank = lazy(async () => ({
  default: (await import('../../features/vip/rank-page.tsx')).RankPage,
}))

const Page = ({ page }: { readonly page: MemberPage }) => {
  if (isFramePage(page)) return <MemberFrame page={page} />
  switch (page) {
    case 'depositv2':
      return <DepositPage />
    case 'withdraw':
      return <WithdrawPage />
    case 'personalHistoryCopy':
      return <Bets />
    case 'transactionHistory':
      return <Movements />
    case 'personalProfit':
      return <Profit />
    case 'transferFund':
      return <Funds />
    case 'transferUpline':
      return <Sending />
    case 'securityCenter':
      return <SecurityCenter />
    case 'messageV2':
      return <Inbox />
    case 'playerRank':
      return <Rank />
    default:
      return page satisfies never
  }
}

const waiting = <Skeleton height={320} radius={24} />

/** ROUTE-6, ROUTE-20, ROLE-8: the personal center; its page stands in the address as `page`. */
export const Component = () => (
  <BrowserOnly fallback={waiting}>
    <Center />
  </BrowserOnly>
)

const Center = () => {
  const t = useMemberText()
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
              <Page key={page} page={page} />
            </Suspense>
          )}
        </MemberCenter>
      )}
      {(phase === 'guest' || phase === 'trial') && <MembersOnly phase={phase} />}
    </>
  )
}
