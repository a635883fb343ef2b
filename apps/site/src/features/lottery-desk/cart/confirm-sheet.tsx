import { useQuery } from '@tanstack/react-query'
import { findMoney } from '@trevo/money/money.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Countdown } from '@trevo/ui/countdown.tsx'
import { Problem } from '../../../core/forms/problem.tsx'
import { Modal } from '../../../core/dialog/modal.tsx'
import { drawingUrl } from '../../../core/art/icon.tsx'
import { useBalance } from '../../../core/session/balance-store.ts'
import { to } from '../../../core/router/to.ts'
import { pageNow } from '../../../entities/lottery/draw-clock.ts'
import { drawProofQuery } from '../../../entities/lottery/queries.ts'
import { useText } from '../../../core/language/use-text.ts'
import { costOfCart, type Cart } from '../state/cart.ts'
import styles from './confirm-sheet.module.css'
import { LineContent } from './line-content.tsx'
import { OrderFacts } from './order-facts.tsx'
import { planShares } from '../state/share-options.ts'
import { ToDeposit } from '../common/to-deposit.tsx'
import { useAmounts } from '../common/use-amounts.ts'
import type { DeskState } from '../state/use-desk.ts'
import { usePlan, type Plan } from '../state/use-plan.ts'

/** The order's highest stake on a single draw. */
const mostOfDraw = ({ rows }: Plan, cart: Cart): bigint =>
  (rows ?? []).reduce(
    (most, { amountMinor }) => (amountMinor > most ? amountMinor : most),
    costOfCart(cart),
  )

/** The server's refusal, and whether money is missing. */
type Failure = { readonly message: string; readonly code: string; readonly isShort: boolean }

/** What the order costs the member, and whether the balance covers it, as far as it is known. */
const useCost = ({ cart, share, shareCountMax }: DeskState, plan: Plan) => {
  const costMinor = costOfCart(cart)
  const shares = planShares(share, costMinor, shareCountMax)
  const totalMinor = shares?.ownMinor ?? plan.totalMinor ?? costMinor
  const balance = findMoney(useBalance()?.amount ?? '')
  return { totalMinor, balance, isShort: balance !== undefined && balance < totalMinor }
}

type Props = {
  readonly desk: DeskState
  readonly isBusy: boolean
  readonly failure: Failure | undefined
  readonly onPlace: () => void
  readonly onClose: () => void
}

/** The order for a final check before it is placed: lottery, draw, stakes, trace, commitment, total. */
export const ConfirmSheet = ({ desk, isBusy, failure, onPlace, onClose }: Props) => {
  const t = useText('lottery-desk')
  const write = useAmounts()
  const plan = usePlan(desk)
  const { cart, current } = desk
  const { totalMinor, balance, ...cost } = useCost(desk, plan)
  const isShort = failure?.isShort || cost.isShort
  const isMoved = current?.numero !== cart.numero
  const isAbove = desk.orderMaxMinor !== undefined && mostOfDraw(plan, cart) > desk.orderMaxMinor
  return (
    <Modal title={t('desk.confirm')} onClose={onClose} size={{ width: 460 }}>
      <div className={styles['confirm']}>
        {current && (
          <p className={styles['closes']}>
            {t('common.closesIn')}{' '}
            <Countdown until={current.closesAt} now={pageNow} label={t('common.closesIn')} />
          </p>
        )}
        <ul className={styles['lines']}>
          {cart.lines.map((line) => (
            <li key={line.id}>
              <LineContent line={line} />
            </li>
          ))}
        </ul>
        <OrderFacts desk={desk} draws={plan.rows?.length} />
        {cart.numero && <DrawCommitment gameId={desk.lottery.gameId} numero={cart.numero} />}
        <Sum totalMinor={totalMinor} balance={balance} isShort={isShort} />
        <Problem text={failure?.message} code={failure?.code} />
        {isShort ? (
          <ToDeposit back={to.lottery(desk.lottery.code)} />
        ) : (
          <Button
            size="large"
            wide
            busy={isBusy}
            disabledReason={
              isMoved ? t('desk.drawMoved') : isAbove ? t('desk.orderAbove') : undefined
            }
            onClick={onPlace}
          >
            {t('common.betAmount', { amount: write(totalMinor) })}
          </Button>
        )}
        <Button look="quiet" wide onClick={onClose}>
          {t('desk.backToCart')}
        </Button>
      </div>
    </Modal>
  )
}

const Sum = ({
  totalMinor,
  balance,
  isShort,
}: {
  readonly totalMinor: bigint
  readonly balance: bigint | undefined
  readonly isShort: boolean
}) => {
  const t = useText('lottery-desk')
  const write = useAmounts()
  return (
    <p className={styles['total']}>
      <span>
        {t('common.total')}
        {balance !== undefined && (
          <small>
            {isShort
              ? t('desk.balanceNow', { amount: write(balance) })
              : t('desk.balanceAfter', { amount: write(balance - totalMinor) })}
          </small>
        )}
      </span>
      <b>{write(totalMinor)}</b>
    </p>
  )
}

/** The hash of the draw's seed, which was public before anybody could bet on it. */
export const DrawCommitment = ({
  gameId,
  numero,
}: {
  readonly gameId: number
  readonly numero: string
}) => {
  const t = useText('lottery-desk')
  const { data } = useQuery(drawProofQuery(gameId, numero))
  if (!data || data.source !== 'engine') return null
  return (
    <div className={styles['commitment']}>
      <img src={drawingUrl('locked', 96)} alt="" width="36" height="36" loading="lazy" />
      <div>
        <b>{t('desk.sealed')}</b>
        <p>{t('desk.sealedText')}</p>
        <code>{data.commitment}</code>
      </div>
    </div>
  )
}
