import { useInfiniteQuery } from '@tanstack/react-query'
import {
  formatAmount,
  formatCalendarDay,
  formatCount,
  formatMoment,
  formatMomentInFull,
  formatSigned,
} from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { FactList, RecordHead } from '../../parts/panel.tsx'
import { nameEvent } from './name-column.ts'
import { daysQuery } from './use-reports.ts'
import styles from './reports.module.css'

/** A closed day: its sums, its hash, and what was undone of it later. */
export const DayPanel = ({
  day,
  onClose,
}: {
  readonly day: string
  readonly onClose: () => void
}) => {
  const t = useT()
  const { data } = useInfiniteQuery(daysQuery)
  const found = data?.pages.flatMap(({ list }) => list).find((one) => one.day === day)
  if (!found) return null
  return (
    <>
      <RecordHead title={formatCalendarDay(day)} onClose={onClose} />
      <FactList
        items={[
          { label: t('report.day.closedAt'), value: formatMomentInFull(found.closedAt) },
          { label: t('report.sum.players'), value: formatCount(found.players) },
          { label: t('word.stakes'), value: formatAmount(found.stakes) },
          { label: t('word.prizes'), value: formatAmount(found.prizes) },
          { label: t('word.revenue'), value: formatAmount(found.grossRevenue) },
          { label: t('report.day.funds'), value: formatAmount(found.playerFunds) },
          {
            label: t('report.day.late'),
            value: formatAmount(found.late),
            tone: Number(found.late) === 0 ? undefined : 'bad',
          },
          {
            label: t('word.state'),
            value: t(found.isIntact ? 'report.day.intact' : 'report.day.broken'),
            tone: found.isIntact ? 'ok' : 'bad',
          },
        ]}
      />
      <p className={styles['hash']}>{found.hash}</p>
      <p className={styles['foot']}>{t('report.day.chain')}</p>
      <h3 className={styles['heading']}>{t('report.day.corrections')}</h3>
      {found.corrections.length === 0 ? (
        <p className={styles['foot']}>{t('report.day.noCorrections')}</p>
      ) : (
        <table className="o-table">
          <tbody>
            {found.corrections.map((one) => (
              <tr key={one.transferId}>
                <td>{formatMoment(one.at)}</td>
                <td>{one.game || nameEvent(t, one.kind)}</td>
                <td className="o-number">{formatSigned(one.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
