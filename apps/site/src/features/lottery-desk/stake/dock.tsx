import type { Play } from '@trevo/lottery-rules/play.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Plus, ShoppingCart } from 'lucide-react'
import { formatCount } from '@trevo/i18n/format.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { betOf } from '../state/fixed-balls.ts'
import { costOfStakes, highestPrize, isBySeries, type MostPrize } from '../state/money-of-line.ts'
import styles from './dock.module.css'
import { useAmounts, usePrizes } from '../common/use-amounts.ts'
import { useText } from '../../../core/language/use-text.ts'
import type { DeskState } from '../state/use-desk.ts'
import { useMostPrize } from '../state/use-most-prize.ts'

const isAbove = (desk: DeskState, prize: bigint | undefined): boolean =>
  prize !== undefined && desk.prizeMaxMinor !== undefined && prize > desk.prizeMaxMinor

type Reason = 'desk.noDraw' | 'desk.amountWrong' | 'desk.prizeAbove' | 'desk.mark'

const reasonOf = (desk: DeskState, prize: bigint | undefined): Reason | undefined => {
  if (!desk.current?.isOnSale) return 'desk.noDraw'
  if (desk.stake.freeMinor === 0n) return 'desk.amountWrong'
  if (isAbove(desk, prize)) return 'desk.prizeAbove'
  return desk.stakes === 0 ? 'desk.mark' : undefined
}

/**
 * The marked numbers, their cost and possible win, and the button to the cart. At the bottom of a
 * phone's screen, within reach of the thumb.
 */
export const Dock = ({
  desk,
  onCart,
}: {
  readonly desk: DeskState
  readonly onCart: () => void
}) => {
  const t = useText('lottery-desk')
  const { locale } = useLanguage()
  const write = useAmounts()
  const { play, picks, stakes, stake, cart } = desk
  const bet = play && picks && stakes > 0 ? betOf(play, picks) : undefined
  const most = useMostPrize(desk, bet, stake)
  if (!play) return null
  const prize = highestPrize(play, stake, desk)
  const reason = reasonOf(desk, prize)
  const rows = desk.picks?.rows ?? []
  const isProduct = play.rule === 'Straight' && rows.length > 1 && stakes > 0
  return (
    <div className={styles['dock']}>
      <div className={styles['sum']} aria-live="polite">
        <span>
          {isProduct && (
            <i className={styles['product']}>{rows.map((row) => row.length).join(' × ')} = </i>
          )}
          <b>{t('desk.stakes', { count: stakes, written: formatCount(stakes, locale) })}</b>
          {' · '}
          <b>{write(costOfStakes(stakes, stake))}</b>
        </span>
        <span className={styles['prize']}>
          <Prize desk={desk} play={play} prize={prize} most={most} />
        </span>
      </div>
      <button
        type="button"
        className={styles['cart']}
        aria-label={t('desk.openCart', { count: cart.lines.length })}
        onClick={onCart}
      >
        <ShoppingCart size={21} aria-hidden="true" />
        {cart.lines.length > 0 && <i aria-hidden="true">{cart.lines.length}</i>}
      </button>
      <Button
        size="large"
        onClick={reason ? undefined : desk.add}
        aria-disabled={reason !== undefined}
        title={reason && t(reason)}
      >
        <Plus size={19} aria-hidden="true" />
        {t('common.add')}
      </Button>
    </div>
  )
}

const Prize = ({
  desk,
  play,
  prize,
  most,
}: {
  readonly desk: DeskState
  readonly play: Play
  /** Prize of one winning stake. */
  readonly prize: bigint | undefined
  /** Prize of all marked numbers; undefined if it cannot be computed. */
  readonly most: MostPrize | undefined
}) => {
  const t = useText('lottery-desk')
  const writePrize = usePrizes()
  if (prize === undefined) return isBySeries(play, desk.modeId) && t('desk.prizeAfterLogin')
  if (isAbove(desk, prize)) {
    return t('desk.prizeAboveMax', { amount: writePrize(desk.prizeMaxMinor ?? 0n) })
  }
  return (
    <>
      {t(most?.of === 'line' ? 'desk.prizeUpTo' : 'desk.prizeOfStake')}{' '}
      <b>{writePrize(most?.minor ?? prize)}</b>
    </>
  )
}
