import type { InstantEdition } from '@trevo/contract/wps/lottery/instant.ts'
import { winnersOf } from '@trevo/lottery-rules/instant/prize-plan.ts'
import { formatBp, formatDate } from '@trevo/i18n/format.ts'
import { useText } from '../../core/language/use-text.ts'
import { LotteryReturn } from '../../entities/returns/return-fact.tsx'
import styles from './instant.module.css'
import { useWriting } from './use-writing.ts'

/** How many tickets were sold, as a bar and in words. */
export const TicketsLeft = ({ edition }: { readonly edition: InstantEdition }) => {
  const t = useText('lottery-instant')
  const { count } = useWriting()
  const { soldCount, ticketCount } = edition
  return (
    <span className={styles['left']}>
      <progress value={soldCount} max={ticketCount} aria-label={t('instant.soldBar')} />
      <small>
        {t('instant.left', { left: count(ticketCount - soldCount), count: count(ticketCount) })}
      </small>
    </span>
  )
}

/** Every prize of the edition: how many there are, and how many nobody has won yet. */
export const Prizes = ({ edition }: { readonly edition: InstantEdition }) => {
  const t = useText('lottery-instant')
  const { money, count, locale } = useWriting()
  const winners = winnersOf(edition)
  const odds = Math.round((edition.ticketCount / winners) * 10) / 10
  return (
    <section className={styles['panel']} aria-labelledby="instant-prizes">
      <h2 id="instant-prizes">{t('instant.prizes')}</h2>
      <table className={styles['prizes']}>
        <thead>
          <tr>
            <th scope="col">{t('common.prize')}</th>
            <th scope="col">{t('instant.stillIn')}</th>
            <th scope="col">{t('instant.inAll')}</th>
          </tr>
        </thead>
        <tbody>
          {edition.prizes.map(({ amountMinor, count: all, won }) => (
            <tr key={amountMinor} data-gone={won === all || undefined}>
              <th scope="row">{money(amountMinor)}</th>
              <td>{count(all - won)}</td>
              <td>{count(all)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {t('instant.figures', {
          count: count(edition.ticketCount),
          amount: money(edition.priceMinor),
          winners: count(winners),
          odds: count(odds),
          percent: formatBp(edition.returnBp, locale),
        })}
      </p>
      <LotteryReturn gameId={edition.gameId} kind="instant" />
      {edition.closesAt !== null && (
        <p>{t('instant.untilDay', { day: formatDate(new Date(edition.closesAt), locale) })}</p>
      )}
    </section>
  )
}
