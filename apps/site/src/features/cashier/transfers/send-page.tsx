import { buttonClass } from '@trevo/ui/button.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { Empty } from '../../../core/lists/empty.tsx'
import { to } from '../../../core/router/to.ts'
import { NotLoaded } from '../../../core/lists/list-states.tsx'
import { SendForm } from './send-form.tsx'
import { TurnoverNote } from './turnover-note.tsx'
import { usePeople, type People, type PeopleSearching } from './use-people.ts'
import { useText } from '../../../core/language/use-text.ts'

/** transferUpline: to the agent above, and for agents to direct downlines. */
export const SendPage = () => {
  const t = useText('transfers')
  const { query, listed, search } = usePeople()
  if (!query.data || !listed) {
    return (
      <NotLoaded
        query={query}
        radius={24}
        title={t('transfers.notLoaded')}
        text={t('common.moneySafe')}
      />
    )
  }
  return <Sending people={query.data} listed={listed} search={search} />
}

const Sending = ({
  people,
  listed,
  search,
}: {
  readonly people: People
  readonly listed: People
  readonly search: PeopleSearching
}) => {
  const t = useText('transfers')
  const [sent, setSent] = useState(0)
  const { allowed, hasPaymentPassword, upline, downline } = people
  const isAlone = upline === null && downline.length === 0
  if (!allowed || isAlone) {
    return (
      <Empty
        drawing="handshake"
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
      <Empty
        drawing="shield"
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
    <>
      <TurnoverNote people={people} />
      <SendForm key={sent} people={listed} search={search} onSent={() => setSent(sent + 1)} />
    </>
  )
}
