import { useQuery } from '@tanstack/react-query'
import { findPlay } from '@trevo/lottery-rules/all-plays.ts'
import { getGroup } from '@trevo/lottery-rules/groups/all-groups.ts'
import type { Play } from '@trevo/lottery-rules/play.ts'
import { formatCount, formatMoneyText } from '@trevo/i18n/format.ts'
import { Skeleton } from '@trevo/ui/states.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { placeName } from '../../entities/lottery/ball-names.ts'
import { contentWords } from '../../entities/lottery/content-words.ts'
import { useText } from '../../core/language/use-text.ts'
import { usePlayName } from '../../entities/lottery/use-play-words.ts'
import parts from './parts.module.css'
import styles from './order-lines.module.css'
import { linesQuery } from './queries.ts'

const contentShownMax = 400

/** The place of an outcome that a one-place play was placed on. */
const placeOf = (play: Play, digit: number | null): number | undefined =>
  play.places?.by === 'digit' && digit !== null
    ? play.places.from.find((place) => getGroup(play.group).digitOf(place) === digit)
    : undefined

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
          const place = play && placeOf(play, line.digit)
          const hasWon = /[1-9]/.test(line.winAmount)
          const words = play && contentWords(w, play, line.bettingContent, line.digit ?? undefined)
          const content = line.bettingContent.replaceAll('_', ' ')
          return (
            // The order of the items never changes.
            <li key={index}>
              <span className={parts['words']}>
                <b>{name ? `${name.about} · ${name.rule}` : line.playId}</b>
                {play && place !== undefined && <small>{placeName(w, play, place)}</small>}
                {words === undefined ? (
                  <code>
                    {content.length > contentShownMax
                      ? `${content.slice(0, contentShownMax)}…`
                      : content}
                  </code>
                ) : (
                  <span>{words}</span>
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
