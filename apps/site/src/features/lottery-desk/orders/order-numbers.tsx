import { useQuery } from '@tanstack/react-query'
import { listOrderLines } from '@trevo/api-client/endpoints.ts'
import { findPlay } from '@trevo/lottery-rules/all-plays.ts'
import { describeContent } from '@trevo/lottery-rules/texts/describe-selection.ts'
import { ask } from '../../../core/api/api.ts'
import { useText } from '../../../core/language/use-text.ts'
import { useSession } from '../../../core/session/store.ts'
import { ordersKey } from '../../../entities/lottery/queries.ts'
import { usePlayLabels } from '../state/use-play-labels.ts'
import styles from './today-orders.module.css'

const linesShown = 3

/** What was staked on, line by line; the lines of a longer slip are in the records. */
export const OrderNumbers = ({ ticketId }: { readonly ticketId: string }) => {
  const words = useText('lottery')
  const { fullLabel } = usePlayLabels()
  const memberId = useSession().memberInfo?.id ?? ''
  const { data } = useQuery({
    queryKey: [...ordersKey(memberId), 'numbers', ticketId],
    queryFn: ({ signal }) =>
      ask(listOrderLines, { params: { id: ticketId }, query: { size: linesShown }, signal }),
    // A ticket's lines never change.
    staleTime: Infinity,
  })
  if (!data) return null
  return (
    <ul className={styles['numbers']}>
      {data.content.map(({ playId, bettingContent, digit }, index) => {
        const play = findPlay(playId)
        return (
          // The order of the lines never changes.
          <li key={index}>
            {play && <small>{fullLabel(play)}</small>}
            {play && <b>{describeContent(words, play, bettingContent, digit ?? undefined)}</b>}
          </li>
        )
      })}
      {data.totalPages > 1 && <li>…</li>}
    </ul>
  )
}
