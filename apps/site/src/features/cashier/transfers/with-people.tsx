import { buttonClass } from '@trevo/ui/button.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../core/language/use-text.ts'
import { Empty } from '../../../core/lists/empty.tsx'
import { NotLoaded } from '../../../core/lists/list-states.tsx'
import { to } from '../../../core/router/to.ts'
import { usePeople, type People, type PeopleSearching } from './use-people.ts'

/** The people to send to, as found by the search; or what is missing before anything can be sent. */
export const WithPeople = ({
  isAlone,
  nobodyText,
  action,
  children,
}: {
  readonly isAlone: (people: People) => boolean
  /** For a member who may send but has nobody to send to. */
  readonly nobodyText: string
  /** Below the reason why nothing can be sent. */
  readonly action?: ReactNode
  readonly children: (all: People, listed: People, search: PeopleSearching) => ReactNode
}) => {
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
  if (!query.data.allowed || isAlone(query.data)) {
    const [title, text] = query.data.allowed
      ? [t('transfers.nobody'), nobodyText]
      : [t('transfers.forbidden'), t('transfers.forbiddenText')]
    return <Empty drawing="handshake" title={title} text={text} action={action} />
  }
  if (!query.data.hasPaymentPassword) {
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
  return children(query.data, listed, search)
}

/** A link to the record of transfers. */
export const ToRecord = () => (
  <Link to={to.member('transactionHistory')} className={buttonClass('plain')}>
    {useText('transfers')('transfers.toRecord')}
  </Link>
)
