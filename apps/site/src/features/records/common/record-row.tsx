import type { ReactNode } from 'react'
import { formatAmount } from '@trevo/ui/money.tsx'
import { Skeleton } from '@trevo/ui/states.tsx'
import { Link } from 'react-router'
import { useLanguage } from '../../../core/language/language.tsx'
import { isGain } from './day-bars.ts'
import styles from './records.module.css'

/** One line of a record; a press shows the details, over the list or at an address of their own. */
export const RecordRow = ({
  picture,
  name,
  detail,
  amount,
  side,
  opens,
}: {
  readonly picture: ReactNode
  readonly name: string
  readonly detail: string
  /** Signed decimal string. */
  readonly amount: string
  readonly side?: ReactNode
  /** What a press does, or the address of the details. */
  readonly opens: (() => void) | string
}) => {
  const { locale } = useLanguage()
  const content = (
    <>
      {picture}
      <span className={styles['words']}>
        <b>{name}</b>
        <small>{detail}</small>
      </span>
      <span className={styles['amounts']}>
        <b data-gain={isGain(amount) || undefined}>
          {formatAmount(amount, { locale, sign: 'always' })}
        </b>
        {side && <small>{side}</small>}
      </span>
    </>
  )
  if (typeof opens === 'string') {
    return (
      <li>
        <Link to={opens} className={styles['row']}>
          {content}
        </Link>
      </li>
    )
  }
  return (
    <li>
      <button type="button" className={styles['row']} aria-haspopup="dialog" onClick={opens}>
        {content}
      </button>
    </li>
  )
}

/** Placeholder rows while loading, the same size as real ones. */
export const RowSkeletons = ({ count = 8 }: { readonly count?: number }) => (
  <div className={styles['skeletons']} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={styles['skeleton']}>
        <Skeleton width={40} height={40} radius={12} />
        <Skeleton height={34} />
        <Skeleton width={86} height={20} />
      </div>
    ))}
  </div>
)

/** "sexta-feira, 21 de novembro", once above the rows of a day. */
export const dayTitle = (at: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(at)

export const timeOf = (at: Date, locale: string): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(at)
