import { formatBp, formatCount, formatDateTime } from '@trevo/i18n/format.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { costOfCart, stakesOfCart } from '../state/cart.ts'
import styles from './order-facts.module.css'
import { isBySeries } from '../state/money-of-line.ts'
import { planShares } from '../state/share-options.ts'
import { usePrizes } from '../common/use-amounts.ts'
import { useText } from '../../../core/language/use-text.ts'
import type { DeskState } from '../state/use-desk.ts'

type Fact = { readonly name: string; readonly value: string }

/** The lottery, the first draw, and the number of stakes. */
const useStakeFacts = ({ lottery, cart, current }: DeskState): readonly Fact[] => {
  const t = useText('lottery-desk')
  const { locale } = useLanguage()
  const closesAt = current && formatDateTime(new Date(current.closesAt), locale)
  return [
    { name: t('common.lottery'), value: lottery.remark },
    { name: t('desk.firstDraw'), value: `${cart.numero ?? ''} · ${closesAt ?? ''}` },
    {
      name: t('common.bets'),
      value: t('desk.linesAndStakes', {
        count: cart.lines.length,
        stakes: formatCount(stakesOfCart(cart), locale),
      }),
    },
  ]
}

const useShareFact = ({ cart, share, shareCountMax }: DeskState): readonly Fact[] => {
  const t = useText('lottery-desk')
  const shares = planShares(share, costOfCart(cart), shareCountMax)
  if (!shares) return []
  const value = t('desk.shareFact', { mine: shares.mine, count: shares.of })
  return [{ name: t('desk.share'), value }]
}

const useTraceFact = ({ trace }: DeskState, draws: number | undefined): Fact => {
  const t = useText('lottery-desk')
  const known = trace.stopsOnWin ? 'desk.drawsUntilWin' : 'desk.draws'
  return { name: t('desk.trace'), value: draws ? t(known, { count: draws }) : t('common.no') }
}

const useRebateFact = ({ cart, modeId, terms }: DeskState): readonly Fact[] => {
  const t = useText('lottery-desk')
  const { locale } = useLanguage()
  const [first] = cart.lines
  if (!first || !terms || !isBySeries(first.play, modeId)) return []
  const rebateBp = (terms.maxSeries - (first.series ?? terms.maxBetSeries)) * 5
  if (rebateBp === 0) return []
  return [{ name: t('common.backOfEachBet'), value: formatBp(rebateBp, locale) }]
}

const useLimitFact = ({ orderMaxMinor, prizeMaxMinor }: DeskState): readonly Fact[] => {
  const t = useText('lottery-desk')
  const write = usePrizes()
  if (orderMaxMinor === undefined || prizeMaxMinor === undefined) return []
  const value = t('desk.limitsText', { amount: write(orderMaxMinor), prize: write(prizeMaxMinor) })
  return [{ name: t('common.limits'), value }]
}

/** The details of an order. `draws` is how many draws a trace covers. */
export const OrderFacts = ({
  desk,
  draws,
}: {
  readonly desk: DeskState
  readonly draws: number | undefined
}) => {
  const facts = [
    ...useStakeFacts(desk),
    ...useShareFact(desk),
    useTraceFact(desk, draws),
    ...useRebateFact(desk),
    ...useLimitFact(desk),
  ]
  return (
    <dl className={styles['facts']}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
