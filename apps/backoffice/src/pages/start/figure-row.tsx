import { formatAmount, formatCount, formatPercent, formatReais } from '../../core/format.ts'
import { useT, type T } from '../../core/texts.tsx'
import { Curve } from '../../parts/curve.tsx'
import { changeOf } from './span-text.ts'
import type { Figures } from './use-figures.ts'
import styles from './start-page.module.css'

type Money = 'deposits' | 'withdrawals' | 'stakes' | 'prizes' | 'grossRevenue'
const shown = ['players', 'deposits', 'withdrawals', 'stakes', 'prizes', 'grossRevenue'] as const
type Shown = (typeof shown)[number]

const nameOf = (t: T, key: Shown, { current }: Figures): string => {
  switch (key) {
    case 'players':
      return t('figures.players')
    case 'withdrawals':
      return t('figures.withdrawals')
    case 'deposits':
      return t('column.deposits')
    case 'grossRevenue': {
      const stakes = Number(current.stakes)
      if (stakes === 0) return t('word.revenue')
      const share = formatPercent((Number(current.grossRevenue) / stakes) * 100, 1)
      return t('figures.grossShare', { share })
    }
    default:
      return t(`word.${key}`)
  }
}

const textOf = (key: Shown, figures: Figures['current'], format = formatReais): string =>
  key === 'players' ? formatCount(figures.players) : format(figures[key satisfies Money])

/** Of what only a rise is good; prizes and withdrawals are neither. */
const toneOf = (key: Shown, now: number, before: number): 'up' | 'down' | undefined => {
  if (key === 'prizes' || key === 'withdrawals' || now === before) return undefined
  return now > before ? 'up' : 'down'
}

const Figure = ({ of, figures }: { readonly of: Shown; readonly figures: Figures }) => {
  const t = useT()
  const { current, before } = figures
  const [now, then] = [Number(current[of]), Number(before[of])]
  const change = changeOf(now, then)
  const line = (curve: Figures['current']['curve']): number[] => [
    0,
    ...curve.map((point) => Number(point[of] ?? 0)),
  ]
  const hasCurve = current.curve.some((point) => point[of] !== null)
  return (
    <div className={styles['figure']}>
      <span className="o-muted">{nameOf(t, of, figures)}</span>
      <strong>{textOf(of, current)}</strong>
      <span className="o-muted">
        {change && <b data-tone={toneOf(of, now, then)}>{change}</b>}{' '}
        {t('figures.was', { before: textOf(of, before, formatAmount) })}
      </span>
      {hasCurve && (
        <Curve
          isSmall
          label={nameOf(t, of, figures)}
          now={line(current.curve)}
          before={line(before.curve)}
          steps={Math.max(before.curve.length, current.curve.length)}
        />
      )}
    </div>
  )
}

/** The six figures that show whether the span was good. */
export const FigureRow = ({ figures }: { readonly figures: Figures }) => (
  <div className={`o-panel ${styles['figures']}`}>
    {shown.map((of) => (
      <Figure key={of} of={of} figures={figures} />
    ))}
  </div>
)
