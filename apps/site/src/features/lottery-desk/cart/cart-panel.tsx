import { formatCount } from '@trevo/i18n/format.ts'
import { Button, buttonClass, IconButton } from '@trevo/ui/button.tsx'
import { Shuffle, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../core/language/language.tsx'
import { costOfCart, emptyCart, removeLine, stakesOfCart, type CartLine } from '../state/cart.ts'
import { costOfStakes } from '../state/money-of-line.ts'
import styles from './cart-panel.module.css'
import { LineContent } from './line-content.tsx'
import { SavedSlips } from '../saved-slips/saved-slips.tsx'
import { SharePanel } from '../shared-tickets/share-panel.tsx'
import { planShares } from '../state/share-options.ts'
import { TracePanel } from '../traces/trace-panel.tsx'
import { useAmounts, usePrizes } from '../common/use-amounts.ts'
import { useText } from '../../../core/language/use-text.ts'
import { usePlayLabels } from '../state/use-play-labels.ts'
import type { DeskState } from '../state/use-desk.ts'
import { useMostPrize } from '../state/use-most-prize.ts'
import { usePlan } from '../state/use-plan.ts'

/** Every line with its price, the trace, the total, and the button to continue. */
export const CartPanel = ({
  desk,
  onConfirm,
  notice,
}: {
  readonly desk: DeskState
  readonly onConfirm: () => void
  readonly notice?: ReactNode
}) => {
  const t = useText('lottery-desk')
  const { cart, setCart } = desk
  if (cart.lines.length === 0) {
    return (
      <div className={styles['cart']}>
        <p className={styles['empty']}>{t('desk.cartEmpty')}</p>
        <div className={styles['randoms']}>
          {[1, 5].map((count) => (
            <Button key={count} look="plain" onClick={() => desk.addRandom(count)}>
              <Shuffle size={17} aria-hidden="true" />
              {t('desk.randomLines', { count })}
            </Button>
          ))}
        </div>
        <SavedSlips desk={desk} />
      </div>
    )
  }
  return (
    <div className={styles['cart']}>
      {notice}
      <ul className={styles['lines']}>
        {cart.lines.map((line) => (
          <Line
            key={line.id}
            line={line}
            desk={desk}
            onRemove={() => setCart(removeLine(cart, line.id))}
          />
        ))}
      </ul>
      <div className={styles['randoms']}>
        <Button look="plain" onClick={() => desk.addRandom(1)}>
          <Shuffle size={17} aria-hidden="true" />
          {t('desk.randomLines', { count: 1 })}
        </Button>
        <Button look="quiet" onClick={() => setCart(emptyCart(cart.modeId))}>
          {t('desk.emptyCart')}
        </Button>
      </div>
      <TracePanel desk={desk} />
      <SharePanel desk={desk} />
      <Totals desk={desk} onConfirm={onConfirm} />
      <SavedSlips desk={desk} />
    </div>
  )
}

const Line = ({
  line,
  desk,
  onRemove,
}: {
  readonly line: CartLine
  readonly desk: DeskState
  readonly onRemove: () => void
}) => {
  const t = useText('lottery-desk')
  const { locale } = useLanguage()
  const { fullLabel } = usePlayLabels()
  const write = useAmounts()
  const writePrize = usePrizes()
  const series = line.series ?? desk.terms?.maxBetSeries
  const bet = { play: line.play, selections: [line.selection] }
  const most = useMostPrize({ ...desk, series }, bet, line)
  return (
    <li className={styles['line']}>
      <div>
        <LineContent line={line} />
        <small>
          {t('desk.lineStakes', {
            count: line.stakes,
            written: formatCount(line.stakes, locale),
            price: write(costOfStakes(1, line)),
          })}
        </small>
      </div>
      <div className={styles['right']}>
        <b>{write(costOfStakes(line.stakes, line))}</b>
        {most && (
          <small>
            {t(most.of === 'line' ? 'desk.upTo' : 'desk.upToOfStake')}{' '}
            <b>{writePrize(most.minor)}</b>
          </small>
        )}
      </div>
      <IconButton
        bare
        label={t('common.removeName', { name: fullLabel(line.play) })}
        onClick={onRemove}
      >
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </li>
  )
}

const Totals = ({
  desk,
  onConfirm,
}: {
  readonly desk: DeskState
  readonly onConfirm: () => void
}) => {
  const t = useText('lottery-desk')
  const write = useAmounts()
  const { locale } = useLanguage()
  const plan = usePlan(desk)
  const draws = plan.rows?.length ?? 1
  const stakes = stakesOfCart(desk.cart)
  const costMinor = costOfCart(desk.cart)
  const shares = planShares(desk.share, costMinor, desk.shareCountMax)
  return (
    <div className={styles['totals']}>
      <p>
        <span>{t('common.bets')}</span>
        <b>{t('desk.stakesTimesDraws', { stakes: formatCount(stakes, locale), count: draws })}</b>
      </p>
      <p className={styles['total']}>
        <span>{t('common.total')}</span>
        <b>{write(shares?.ownMinor ?? plan.totalMinor ?? costMinor)}</b>
      </p>
      {plan.refusal ? (
        <p role="alert" className={styles['refusal']}>
          {t(`desk.traceFault.${plan.refusal}`)}
        </p>
      ) : (
        <button type="button" className={buttonClass('brand', 'large', true)} onClick={onConfirm}>
          {t('desk.review')}
        </button>
      )}
    </div>
  )
}
