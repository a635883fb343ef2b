import { useQuery } from '@tanstack/react-query'
import type { LimitState } from '@trevo/contract/wps/limits.ts'
import { ShareBar } from '@trevo/ui/share-bar.tsx'
import { ChevronRight, HeartPulse, PauseCircle, Vault } from 'lucide-react'
import { Link } from 'react-router'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import { Table, type Cell } from '../../core/tables/table.tsx'
import { openPopup } from '../../core/popups/popups.ts'
import { to } from '../../core/router/to.ts'
import { usedShare, useLimitWords } from '../../entities/limits/limit-words.ts'
import { ChangesList } from './changes-list.tsx'
import styles from './limits.module.css'
import { limitsQuery } from './queries.ts'
import { SilentMode } from './silent-mode.tsx'
import { YearWay } from './year-way.tsx'
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
      <LimitTable title={held.length > 0 ? t('limits.more') : t('limits.noneSet')} list={others} />
      <Link className={styles['way']} to={to.member('securityCenter', { part: 'exclusion' })}>
        <PauseCircle size={22} aria-hidden="true" />
        <span>
          <b>{t('limits.pause')}</b>
          <small>{t('limits.pauseText')}</small>
        </span>
        <ChevronRight size={18} aria-hidden="true" />
      </Link>
      <Link className={styles['way']} to={to.member('vault')}>
        <Vault size={22} aria-hidden="true" />
        <span>
          <b>{t('common.vault')}</b>
          <small>{t('vault.way')}</small>
        </span>
        <ChevronRight size={18} aria-hidden="true" />
      </Link>
      <Link className={styles['way']} to={to.member('howIPlay')}>
        <HeartPulse size={22} aria-hidden="true" />
        <span>
          <b>{t('common.howIPlay')}</b>
          <small>{t('limits.howIPlayText')}</small>
        </span>
        <ChevronRight size={18} aria-hidden="true" />
      </Link>
      <YearWay />
      <SilentMode />
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
  const { t, kindOf, nameOf, valueOf } = useLimitWords()
  const number = { className: styles['number'] }
  const columns: readonly Cell<LimitState>[] = [
    {
      key: 'name',
      label: t('limits.name'),
      show: (limit) => (
        <>
          {kindOf(limit)}
          {limit.period !== 'each' && <small>{t(`limits.period.${limit.period}`)}</small>}
        </>
      ),
    },
    {
      key: 'used',
      label: t('limits.used'),
      head: number,
      mark: () => number,
      show: (limit) => <UsedShare limit={limit} />,
    },
    {
      key: 'rest',
      label: t('limits.rest'),
      head: number,
      mark: () => number,
      show: ({ kind, period, rest }) =>
        rest !== null && period !== 'each' && <b>{valueOf(kind, rest)}</b>,
    },
    {
      key: 'change',
      label: <span className="visually-hidden">{t('limits.change')}</span>,
      mark: () => ({ className: styles['act'] }),
      show: (limit) => (
        <button
          type="button"
          className={styles['link']}
          aria-label={t(limit.value === null ? 'limits.setName' : 'limits.changeName', {
            name: nameOf(limit),
          })}
          onClick={() => openPopup('limit', { kind: limit.kind, period: limit.period })}
        >
          {t(limit.value === null ? 'limits.set' : 'limits.change')}
        </button>
      ),
    },
  ]
  return (
    <section className={styles['card']} aria-label={title}>
      <Table
        className={styles['table']}
        caption={title}
        columns={columns}
        rows={list}
        keyOf={({ kind, period }) => `${kind} ${period}`}
      />
    </section>
  )
}

const UsedShare = ({ limit }: { readonly limit: LimitState }) => {
  const { value, used } = limit
  const share = usedShare(used, value)
  return (
    <>
      <Used limit={limit} />
      {value !== null && used !== null && (
        <ShareBar
          share={share}
          className={share >= 1 ? styles['full'] : share >= 0.8 ? styles['near'] : undefined}
        />
      )}
    </>
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
