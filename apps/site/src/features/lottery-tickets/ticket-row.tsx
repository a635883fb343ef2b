import { formatDateTime, formatMoneyText } from '@trevo/i18n/format.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { ResultBalls } from '../../entities/lottery/result-balls.tsx'
import parts from './parts.module.css'
import styles from './ticket-row.module.css'
import type { Ticket } from './queries.ts'
import { useText } from '../../core/language/use-text.ts'

/** "-003" for the third draw of a trace. */
export const suffixOf = (chasingOrder: number | null): string =>
  chasingOrder === null ? '' : `-${String(chasingOrder).padStart(3, '0')}`

const isAbove0 = (amount: string) => /[1-9]/.test(amount) && !amount.startsWith('-')

/** One ticket; a press shows its whole order. */
export const TicketRow = ({
  ticket,
  name,
  rulesGroup,
  onOpen,
}: {
  readonly ticket: Ticket
  readonly name: string
  readonly rulesGroup: string
  readonly onOpen: () => void
}) => {
  const t = useText('lottery-tickets')
  const { locale } = useLanguage()
  const { numero, chasingOrder, orderNumber, orderStatus, winningAmount, winningNumber } = ticket
  const hasWon = isAbove0(winningAmount)
  return (
    <li>
      <button type="button" className={styles['row']} aria-haspopup="dialog" onClick={onOpen}>
        <span className={parts['words']}>
          <b>{name}</b>
          <small>
            {t('common.drawNumber', { numero })} · {orderNumber}
            {suffixOf(chasingOrder)}
          </small>
          <small>{formatDateTime(new Date(ticket.bettingTime), locale)}</small>
        </span>
        <span className={styles['numbers']}>
          {winningNumber && <ResultBalls rulesGroup={rulesGroup} winNo={winningNumber} size={20} />}
        </span>
        <span className={styles['amounts']}>
          <b data-won={hasWon || undefined}>
            {formatMoneyText(hasWon ? winningAmount : ticket.planBettingAmount, locale)}
          </b>
          <small data-status={orderStatus}>{t(`lotteryTickets.status.${orderStatus}`)}</small>
        </span>
      </button>
    </li>
  )
}
