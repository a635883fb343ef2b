import { useQuery } from '@tanstack/react-query'
import { findPlay } from '@trevo/lottery-rules/all-plays.ts'
import { describeContent } from '@trevo/lottery-rules/texts/describe-selection.ts'
import { formatCount, formatMoneyText } from '@trevo/i18n/format.ts'
import { Skeleton } from '@trevo/ui/states.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'
import { usePlayName } from '../../entities/lottery/use-play-words.ts'
import parts from './parts.module.css'
import styles from './order-lines.module.css'
import { linesQuery } from './queries.ts'

/** The stakes of one ticket, and the win of each item. */
export const OrderLines = ({
  memberId,
  ticketId,
}: {
  readonly memberId: string
  readonly ticketId: string
}) => {
  const t = useText('lottery-tickets')
  const { locale } = useLanguage()
  const nameOf = usePlayName()
  const w = useText('lottery')
  const lines = useQuery(linesQuery(memberId, ticketId))
  if (!lines.data) return <Skeleton height={120} radius={16} />
  return (
    <section>
      <h3 className={parts['heading']}>{t('lotteryTickets.lines')}</h3>
      <ul className={styles['lines']}>
        {lines.data.content.map((line, index) => {
          const play = findPlay(line.playId)
          const name = play && nameOf(play)
          const hasWon = /[1-9]/.test(line.winAmount)
          return (
            // The order of the items never changes.
            <li key={index}>
              <span className={parts['words']}>
                <b>{name ? `${name.about} · ${name.rule}` : line.playId}</b>
                {play && (
                  <span>
                    {describeContent(w, play, line.bettingContent, line.digit ?? undefined)}
                  </span>
                )}
                <small>
                  {t('common.betCount', { count: line.stakes })} ·{' '}
                  {formatMoneyText(line.bettingAmount, locale)}
                  {line.multiple > 1 && ` (× ${formatCount(line.multiple, locale)})`}
                </small>
              </span>
              {hasWon && (
                <b className={styles['gain']}>
                  {t('lotteryTickets.lineWon', {
                    amount: formatMoneyText(line.winAmount, locale),
                  })}
                </b>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
