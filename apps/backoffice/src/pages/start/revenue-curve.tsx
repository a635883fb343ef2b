import { Link } from 'react-router'
import {
  formatDay,
  formatMinute,
  formatMoment,
  formatNumber,
  formatReais,
} from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { axisOf, Curve } from '../../parts/curve.tsx'
import { Panel } from '../../parts/panel.tsx'
import { weekdayOf } from './span-text.ts'
import type { Figures } from './use-figures.ts'
import styles from './start-page.module.css'

/** In thousands where it is that much, the same in both languages: "4,5 k". */
const shortly = (value: number): string =>
  Math.abs(value) < 1_000
    ? formatNumber(value, { maximumFractionDigits: 1 })
    : `${formatNumber(value / 1_000, { maximumFractionDigits: 1 })} k`

const line = (curve: Figures['current']['curve']): number[] => [
  0,
  ...curve.map(({ grossRevenue }) => Number(grossRevenue)),
]
const dayMs = 86_400_000

/** When the quarters of the axis are. */
const quartersOf = ({ from }: Figures['current'], steps: number, stepMs: number): string[] =>
  [0, 1, 2, 3, 4].map((quarter) => {
    const at = new Date(Date.parse(from) + (quarter / 4) * steps * stepMs).toISOString()
    return steps * stepMs <= dayMs ? formatMinute(at) : formatDay(at)
  })

/** Gross revenue through the span, beside the earlier one, with its largest prize. */
export const RevenueCurve = ({ figures }: { readonly figures: Figures }) => {
  const t = useT()
  const { current, before, largest } = figures
  const [now, then] = [line(current.curve), line(before.curve)]
  const steps = Math.max(before.curve.length, current.curve.length, 2)
  const [first, second] = before.curve
  const stepMs = first && second ? Date.parse(second.at) - Date.parse(first.at) : 1_800_000
  return (
    <Panel
      title={t('figures.curve')}
      note={t('figures.curveNote')}
      aside={
        <Link to="/reports" className="o-link">
          {t('figures.why')}
        </Link>
      }
    >
      <div className={styles['chart']}>
        <ol aria-hidden="true" className={styles['values']}>
          {axisOf(now, then).map((value) => (
            <li key={value}>{shortly(value)}</li>
          ))}
        </ol>
        <Curve label={t('figures.curve')} now={now} before={then} steps={steps} />
        <ol aria-hidden="true" className={styles['times']}>
          {quartersOf(current, steps, stepMs).map((time, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- five places of an axis
            <li key={index}>{time}</li>
          ))}
        </ol>
      </div>
      <p className={styles['legend']}>
        <span data-line="now">{t('figures.current')}</span>
        <span data-line="before">{weekdayOf(before.from, 'short')}</span>
        {largest && (
          <span>
            {t('figures.largest', {
              amount: formatReais(largest.amount),
              game: largest.game || '–',
              at: formatMoment(largest.at),
            })}
          </span>
        )}
      </p>
    </Panel>
  )
}
