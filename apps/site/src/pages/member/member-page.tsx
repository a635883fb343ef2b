import { Skeleton } from '@trevo/ui/states.tsx'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { MemberCenter } from '../../features/account/member-center.tsx'
import { MemberDoor } from '../../features/account/member-door.tsx'
import { MemberFrame } from '../../features/account/member-frame.tsx'
import { isFramePage, isMemberPage, titleOf } from '../../features/account/member-pages.ts'
import { useMemberText } from '../../features/account/use-member-text.ts'
import type { MemberPage } from '../../router/to.ts'
import { phaseOf } from '../../session/session-state.ts'
import { useSession } from '../../session/store.ts'
import { PageHead } from '../page-head.tsx'

const DepositPage = lazy(() => import('../../features/cashier/deposit-page.tsx'))
const Bets = lazy(async () => ({
  default: (await import('../../features/records/bet-record.tsx')).BetRecordPage,
}))
const Movements = lazy(async () => ({
  default: (await import('../../features/records/account-record.tsx')).AccountRecordPage,
}))

const Page = ({ page }: { readonly page: MemberPage }) => {
  if (isFramePage(page)) return <MemberFrame page={page} />
  switch (page) {
    case 'depositv2':
      return <DepositPage />
    case 'personalHistoryCopy':
      return <Bets />
    case 'transactionHistory':
      return <Movements />
    default:
      return page satisfies never
  }
}

/** ROUTE-6, ROUTE-20, ROLE-8: the personal center; its page stands in the address as `page`. */
export const Component = () => {
  const t = useMemberText()
  const phase = phaseOf(useSession())
  const name = useSearchParams()[0].get('page')
  const page = isMemberPage(name) ? name : undefined
  const title = t(page ? titleOf(page) : 'member.center')
  return (
    <>
      <PageHead title={title} />
      {phase === 'member' ? (
        <MemberCenter page={page}>
          {page && (
            <Suspense fallback={<Skeleton height={260} radius={24} />}>
              <Page key={page} page={page} />
            </Suspense>
          )}
        </MemberCenter>
      ) : (
        <MemberDoor phase={phase} />
      )}
    </>
  )
}
