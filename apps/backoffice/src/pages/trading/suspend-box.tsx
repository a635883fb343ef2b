import { CirclePause, CirclePlay } from 'lucide-react'
import type { TradingMatch } from '@trevo/contract/ops/trading/board.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { nameMarket } from './describe-market.ts'
import styles from './trading.module.css'
import { reasonsOf, type Suspending } from './use-suspend.ts'

/** What acts at once: the reasons behind the keys, and what they stop. */
export const SuspendBox = ({
  match,
  market,
  suspending,
}: {
  readonly match: TradingMatch
  readonly market: string | undefined
  readonly suspending: Suspending
}) => {
  const t = useT()
  const { armed, arm, choose, isBusy, may, scope } = suspending
  if (!may) return <p className={styles['hint']}>{needs(t, 'trading.suspend')}</p>
  if (!armed) {
    return (
      <div className={styles['starts']}>
        <button type="button" className="o-btn o-no" onClick={() => arm({ act: 'suspend', scope })}>
          {t(`trading.suspend.${scope}`)} <kbd>S</kbd>
        </button>
        <button type="button" className="o-btn" onClick={() => arm({ act: 'resume', scope })}>
          {t(`trading.resume.${scope}`)} <kbd>O</kbd>
        </button>
      </div>
    )
  }
  const isStop = armed.act === 'suspend'
  const Icon = isStop ? CirclePause : CirclePlay
  const about =
    armed.scope === 'league'
      ? match.leagueName
      : armed.scope === 'market' && market !== undefined
        ? nameMarket(t, market)
        : `${match.home.name} – ${match.away.name}`
  return (
    <div role="group" className={styles['armed']} data-stops={isStop || undefined}>
      <h3>
        <Icon size={15} aria-hidden="true" /> {t(`trading.${armed.act}.${armed.scope}`)}
        <span className="o-muted">{about}</span>
      </h3>
      <div className={styles['reasons']}>
        {reasonsOf[armed.act].map((code, at) => (
          <button
            key={code}
            type="button"
            className="o-btn"
            aria-disabled={isBusy}
            onClick={() => void choose(at)}
          >
            <kbd>{at + 1}</kbd> {t(`trading.why.${code}`)}
          </button>
        ))}
      </div>
      <p className="o-muted">
        {t(isStop ? 'trading.atOnce' : 'trading.atOnceAgain')} <kbd>Esc</kbd>
      </p>
    </div>
  )
}
