import type { TradingMatchDetail } from '@trevo/contract/ops/trading/board.ts'
import { formatAmount, formatSigned } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { formatOdds, nameMarket, nameSelection } from './describe-market.ts'
import styles from './trading.module.css'

type Market = TradingMatchDetail['markets'][number]

const Choices = ({
  match,
  market,
}: {
  readonly match: TradingMatchDetail
  readonly market: Market
}) => {
  const t = useT()
  return (
    <table className="o-table">
      <thead>
        <tr>
          <th scope="col">{t('trading.column.outcome')}</th>
          <th scope="col" className="o-number">
            {t('trading.column.odds')}
          </th>
          <th scope="col" className="o-number">
            {t('trading.column.stake')}
          </th>
          <th scope="col" className="o-number">
            {t('trading.column.pays')}
          </th>
          <th scope="col" className="o-number">
            {t('trading.column.house')}
          </th>
        </tr>
      </thead>
      <tbody>
        {market.choices.map((choice) => (
          <tr key={choice.selection}>
            <td>{nameSelection(t, market.market, choice.selection, match)}</td>
            <td className="o-number">{formatOdds(choice.odds)}</td>
            <td className="o-number">{formatAmount(choice.staked)}</td>
            <td className="o-number">{formatAmount(choice.pays)}</td>
            <td
              className={`o-number ${choice.house.startsWith('-') ? styles['bad'] : styles['good']}`}
            >
              {formatSigned(choice.house)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Every market of a match; the chosen one is what S suspends, and shows its choices. */
export const MarketList = ({
  match,
  market,
  onMarket,
}: {
  readonly match: TradingMatchDetail
  readonly market: string | undefined
  readonly onMarket: (market: string) => void
}) => {
  const t = useT()
  return (
    <section className={styles['part']}>
      <h3>
        {t('trading.markets', { count: match.markets.length })}
        <span className="o-muted">
          <kbd>M</kbd> {t('trading.key.market')}
        </span>
      </h3>
      <ul className={styles['markets']}>
        {match.markets.map((one) => {
          const isHere = one.market === market
          return (
            <li key={one.market} data-here={isHere || undefined}>
              <button
                type="button"
                aria-expanded={isHere}
                onClick={() => onMarket(isHere ? '' : one.market)}
              >
                <span>{nameMarket(t, one.market)}</span>
                {one.isSuspended && (
                  <span className="o-pill o-bad">{t('trading.state.suspended')}</span>
                )}
                {one.winners && <span className="o-pill o-info">{t('trading.byHand')}</span>}
                <span className={styles['amount']}>{formatAmount(one.staked)}</span>
              </button>
              {isHere && <Choices match={match} market={one} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
