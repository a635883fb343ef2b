import { Skeleton } from '@trevo/ui/states.tsx'
import { Suspense } from 'react'
import { BrowserOnly } from '../../core/session/browser-only.tsx'
import { useText } from '../../core/language/use-text.ts'
import { VerifyTicket } from '../../features/lottery-tickets/verify-ticket.tsx'
import { PageHead } from '../frame/page-head.tsx'

const waiting = <Skeleton height={420} radius={24} />

/** The check of a lottery ticket, for everybody. */
export const Component = () => (
  <BrowserOnly fallback={waiting}>
    <Suspense fallback={waiting}>
      <Head />
      <VerifyTicket />
    </Suspense>
  </BrowserOnly>
)

const Head = () => {
  const t = useText('lottery-tickets')
  return <PageHead title={t('common.verifyTicket')} description={t('lotteryTickets.verifyLead')} />
}
