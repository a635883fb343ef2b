import { useQuery } from '@tanstack/react-query'
import { getTransferPeople } from '@trevo/api-client/endpoints.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { getTransferPeople as contract } from '@trevo/contract/wps/transfers.ts'
import { buttonClass } from '@trevo/ui/button.tsx'
import { EmptyState, Skeleton } from '@trevo/ui/states.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { ask } from '../../../core/api/api.ts'
import { drawingUrl } from '../../../core/art/icon.tsx'
import { to } from '../../../core/router/to.ts'
import { useSession } from '../../../core/session/store.ts'
import { LoadFailed } from '../../../core/lists/list-states.tsx'
import { SendForm } from './send-form.tsx'
import { useTransfersText } from './use-transfers-text.ts'

type People = Value<typeof contract>

/** transferUpline: to the agent above, and for agents to whoever is directly below. */
export const SendPage = () => {
  const t = useTransfersText()
  const memberId = useSession().memberInfo?.id ?? ''
  const people = useQuery({
    queryKey: ['transfer-people', memberId],
    queryFn: ({ signal }) => ask(getTransferPeople, { query: {}, signal }),
    staleTime: 0,
  })
  if (people.isPending) return <Skeleton height={320} radius={24} />
  if (!people.data) {
    return (
      <LoadFailed
        query={people}
        title={t('transfers.notLoaded')}
        text={t('transfers.notLoadedText')}
      />
    )
  }
  return <Sending people={people.data} />
}

const Sending = ({ people }: { readonly people: People }) => {
  const t = useTransfersText()
  const [sent, setSent] = useState(0)
  const { allowed, hasPaymentPassword, upline, downline } = people
  const isAlone = upline === null && downline.length === 0
  if (!allowed || isAlone) {
    return (
      <EmptyState
        picture={drawingUrl('handshake', 192)}
        title={t(allowed ? 'transfers.nobody' : 'transfers.forbidden')}
        text={t(allowed ? 'transfers.nobodyText' : 'transfers.forbiddenText')}
        action={
          <Link to={to.member('transactionHistory')} className={buttonClass('plain')}>
            {t('transfers.toRecord')}
          </Link>
        }
      />
    )
  }
  if (!hasPaymentPassword) {
    return (
      <EmptyState
        picture={drawingUrl('shield', 192)}
        title={t('transfers.setPassword')}
        text={t('transfers.setPasswordText')}
        action={
          <Link to={to.member('securityCenter')} className={buttonClass('brand')}>
            {t('transfers.toSecurity')}
          </Link>
        }
      />
    )
  }
  // What was sent is gone from the form, so that it is not sent again by a second press.
  return (
    <SendForm key={sent} upline={upline} downline={downline} onSent={() => setSent(sent + 1)} />
  )
}
