import type { ReactNode } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Redemption } from '@trevo/contract/wps/points.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { formatAmount } from '@trevo/ui/money.tsx'
import { parseMoney } from '@trevo/money/money.ts'
import { rowsOf, type Pages } from '../../core/lists/pages.ts'
import { Empty } from '../../core/lists/empty.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { PagedList } from '../../core/lists/list-states.tsx'
import { useSession } from '../../core/session/store.ts'
import { formatPoints } from '../../entities/rewards/prize-text.ts'
import lists from '../../entities/rewards/lists.module.css'
import { kindName } from './kind-name.ts'
import styles from './points.module.css'
import { movementsQuery, redemptionsQuery } from './queries.ts'
import { useText } from '../../core/language/use-text.ts'

/** POINTS-1: the member's exchanges, with amount, points, status, time, kind, name and remark. */
export const RedemptionList = () => {
  const t = useText('points')
  const { language } = useLanguage()
  const pages = useInfiniteQuery(redemptionsQuery(useSession().memberInfo?.id ?? '', language))
  return (
    <Lines
      pages={pages}
      empty={
        <Empty
          drawing="wrapped-gift"
          title={t('points.noRecords')}
          text={t('points.noRecordsText')}
        />
      }
    >
      {rowsOf(pages).map((one) => (
        <RedemptionLine key={one.referenceNumber} one={one} />
      ))}
    </Lines>
  )
}

const RedemptionLine = ({ one }: { readonly one: Redemption }) => {
  const t = useText('points')
  const { locale } = useLanguage()
  const isPaid = parseMoney(one.amount) > 0n
  const points = formatPoints(one.points, locale)
  const amount = formatAmount(one.amount, { locale })
  return (
    <li>
      <div>
        <b>
          {one.quantity > 1 && `${t('points.quantityOf', { count: one.quantity })} `}
          {one.name}
        </b>
        <small>
          {t(`points.type.${one.model}`)} · {formatDateTime(new Date(one.applyTime), locale)}
        </small>
        <small>{t('points.reference', { id: one.referenceNumber.slice(0, 8) })}</small>
        {one.remark && <small>{one.remark}</small>}
      </div>
      <div className={styles['end']}>
        <b>
          {isPaid ? t('points.plusMoney', { points, amount }) : t('common.pointCount', { points })}
        </b>
        <span className={lists['state']} data-status={one.status}>
          {t(`points.status.${one.status}`)}
        </span>
      </div>
    </li>
  )
}

/** Every change of the points, with the total after it. */
export const MovementList = () => {
  const t = useText('points')
  const { locale } = useLanguage()
  const pages = useInfiniteQuery(movementsQuery(useSession().memberInfo?.id ?? ''))
  return (
    <Lines
      pages={pages}
      empty={
        <Empty
          drawing="gem-stone"
          title={t('points.noMovements')}
          text={t('points.noMovementsText')}
        />
      }
    >
      {rowsOf(pages).map(({ id, time, type, changed, balance }) => (
        <li key={id}>
          <div>
            <b>{t(kindName(type))}</b>
            <small>{formatDateTime(new Date(time), locale)}</small>
          </div>
          <div className={styles['end']}>
            <b data-gain={!changed.startsWith('-') || undefined}>
              {changed.startsWith('-') ? '' : '+'}
              {formatPoints(changed, locale)}
            </b>
            <small>{t('common.pointCount', { points: formatPoints(balance, locale) })}</small>
          </div>
        </li>
      ))}
    </Lines>
  )
}

const Lines = ({
  pages,
  empty,
  children,
}: {
  readonly pages: Pages
  readonly empty: ReactNode
  readonly children: readonly ReactNode[]
}) => {
  const t = useText('points')
  return (
    <PagedList
      pages={pages}
      isEmpty={children.length === 0}
      height={240}
      radius={24}
      failed={{ title: t('points.failed') }}
      empty={empty}
      more={{ label: t('common.showMore') }}
    >
      <ul className={lists['lines']}>{children}</ul>
    </PagedList>
  )
}
