import { buttonClass } from '@trevo/ui/button.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../core/language/use-text.ts'
import { Empty } from '../../../core/lists/empty.tsx'
import { NotLoaded } from '../../../core/lists/list-states.tsx'
import { to } from '../../../core/router/to.ts'
import { usePeople, type People, type PeopleSearching } from './use-people.ts'

/** The people to send to, listed by the search; in their place what is missing before one can send. */
export const WithPeople = ({
  isAlone,
  nobodyText,
  action,
  children,
}: {
  readonly isAlone: (people: People) => boolean
  /** For who may send and has nobody to send to. */
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

/** The way to the record of what was moved. */
export const ToRecord = () => (
  <Link to={to.member('transactionHistory')} className={buttonClass('plain')}>
    {useText('transfers')('transfers.toRecord')}
  </Link>
)
