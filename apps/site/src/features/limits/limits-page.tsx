import { useQuery } from '@tanstack/react-query'
import type { LimitState } from '@trevo/contract/wps/limits.ts'
import { ShareBar } from '@trevo/ui/share-bar.tsx'
import { ChevronRight, PauseCircle } from 'lucide-react'
import { Link } from 'react-router'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import { openPopup } from '../../core/popups/popups.ts'
import { to } from '../../core/router/to.ts'
import { usedShare, useLimitWords } from '../../entities/limits/limit-words.ts'
import { ChangesList } from './changes-list.tsx'
import styles from './limits.module.css'
import { limitsQuery } from './queries.ts'
import { WaitingRaises } from './waiting-raises.tsx'

/** What the member allows themselves: what holds, what is left, what waits, and what changed. */
export const LimitsPage = () => {
  const { t } = useLimitWords()
  const query = useQuery(limitsQuery())
  if (!query.data) return <NotLoaded query={query} height={420} radius={24} />
  const { list } = query.data
  const held = list.filter(({ value }) => value !== null)
  const others = list.filter(({ value }) => value === null)
  return (
    <div className={styles['page']}>
      <p className={styles['lead']}>{t('limits.lead')}</p>
      {held.length > 0 && <LimitTable title={t('limits.table')} list={held} />}
      <WaitingRaises limits={query.data} />
      <LimitTable title={held.length > 0 ? t('limits.more') : t('limits.table')} list={others} />
      <Link className={styles['way']} to={to.member('securityCenter', { part: 'exclusion' })}>
        <PauseCircle size={22} aria-hidden="true" />
        <span>
          <b>{t('limits.pause')}</b>
          <small>{t('limits.pauseText')}</small>
        </span>
        <ChevronRight size={18} aria-hidden="true" />
      </Link>
      <ChangesList />
    </div>
  )
}

const LimitTable = ({
  title,
  list,
}: {
  readonly title: string
  readonly list: readonly LimitState[]
}) => {
  const { t } = useLimitWords()
  return (
    <section className={styles['card']} aria-label={title}>
      <table className={styles['table']}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('limits.name')}</th>
            <th scope="col" className={styles['number']}>
              {t('limits.used')}
            </th>
            <th scope="col" className={styles['number']}>
              {t('limits.rest')}
            </th>
            <th scope="col">
              <span className="visually-hidden">{t('limits.change')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {list.map((limit) => (
            <LimitRow key={`${limit.kind} ${limit.period}`} limit={limit} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const LimitRow = ({ limit }: { readonly limit: LimitState }) => {
  const { t, kindOf, nameOf, valueOf } = useLimitWords()
  const { kind, period, value, used, rest } = limit
  const share = usedShare(used, value)
  return (
    <tr>
      <th scope="row">
        {kindOf(limit)}
        {period !== 'each' && <small>{t(`limits.period.${period}`)}</small>}
      </th>
      <td className={styles['number']}>
        <Used limit={limit} />
        {value !== null && used !== null && (
          <ShareBar
            share={share}
            className={share >= 1 ? styles['full'] : share >= 0.8 ? styles['near'] : undefined}
          />
        )}
      </td>
      <td className={styles['number']}>
        {rest !== null && period !== 'each' && <b>{valueOf(kind, rest)}</b>}
      </td>
      <td className={styles['act']}>
        <button
          type="button"
          className={styles['link']}
          aria-label={t('limits.changeName', { name: nameOf(limit) })}
          onClick={() => openPopup('limit', { kind, period })}
        >
          {t(value === null ? 'limits.set' : 'limits.change')}
        </button>
      </td>
    </tr>
  )
}

const Used = ({ limit: { kind, value, used } }: { readonly limit: LimitState }) => {
  const { t, valueOf } = useLimitWords()
  if (value === null) {
    return used === null ? t('limits.none') : valueOf(kind, used)
  }
  if (used === null) return t('limits.upTo', { value: valueOf(kind, value) })
  return t('limits.usedOf', { used: valueOf(kind, used), value: valueOf(kind, value) })
}
