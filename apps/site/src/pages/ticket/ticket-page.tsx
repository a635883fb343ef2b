import { useText } from '../../core/language/use-text.ts'
import { VerifyTicket } from '../../features/lottery-tickets/verify-ticket.tsx'
import { BrowserPart } from '../frame/browser-part.tsx'
import { PageHead } from '../frame/page-head.tsx'

/** The check of a lottery ticket; public. */
export const Component = () => (
  <BrowserPart>
    <Head />
    <VerifyTicket />
  </BrowserPart>
)

const Head = () => {
  const t = useText('lottery-tickets')
  return <PageHead title={t('common.verifyTicket')} description={t('lotteryTickets.verifyLead')} />
}
