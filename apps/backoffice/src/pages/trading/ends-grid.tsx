import type { TradingMatchDetail } from '@trevo/contract/ops/trading/board.ts'
import { formatSigned } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import styles from './trading.module.css'

const thousands = (amount: string): string => {
  const value = Number(amount)
  // Below a thousand the figure itself is short enough.
  if (Math.abs(value) < 1_000) return formatSigned(value.toFixed(2)).replace(/\D00$/, '')
  return `${formatSigned((value / 1_000).toFixed(2)).slice(0, -1)} k`
}

const toneOf = (house: string, worst: number): string => {
  const value = Number(house)
  if (value >= 0) return styles['cellGood'] ?? ''
  return (value <= worst / 2 ? styles['cellWorst'] : styles['cellBad']) ?? ''
}

/** What the house keeps of all open singles by the end of the match. */
export const EndsGrid = ({ match }: { readonly match: TradingMatchDetail }) => {
  const t = useT()
  const { ends } = match
  if (ends.length === 0) return null
  const worst = Math.min(...ends.map((one) => Number(one.house)))
  const homes = [...new Set(ends.map(({ end }) => end[0]))].toSorted((a, b) => a - b)
  const aways = [...new Set(ends.map(({ end }) => end[1]))].toSorted((a, b) => a - b)
  return (
    <section className={styles['part']}>
      <h3>
        {t('trading.byEnd')} <span className="o-muted">{t('trading.byEndNote')}</span>
      </h3>
      <div className="o-scroll">
        <table className={styles['grid']}>
          <thead>
            <tr>
              <th scope="col">{'1 : 2'}</th>
              {aways.map((away) => (
                <th key={away} scope="col">
                  {away}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {homes.map((home) => (
              <tr key={home}>
                <th scope="row">{home}</th>
                {aways.map((away) => {
                  const one = ends.find(({ end }) => end[0] === home && end[1] === away)
                  return one ? (
                    <td key={away} className={toneOf(one.house, worst)}>
                      {thousands(one.house)}
                    </td>
                  ) : (
                    <td key={away}>–</td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
