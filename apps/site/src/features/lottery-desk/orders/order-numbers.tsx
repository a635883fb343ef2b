import { useQuery } from '@tanstack/react-query'
import { listOrderLines } from '@trevo/api-client/endpoints.ts'
import { findPlay } from '@trevo/lottery-rules/all-plays.ts'
import { ask } from '../../../core/api/api.ts'
import { useText } from '../../../core/language/use-text.ts'
import { useSession } from '../../../core/session/store.ts'
import { contentWords } from '../../../entities/lottery/content-words.ts'
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
        const named = play && contentWords(words, play, bettingContent, digit ?? undefined)
        return (
          // The order of the lines never changes.
          <li key={index}>
            {play && <small>{fullLabel(play)}</small>}
            <b>{named ?? bettingContent.replaceAll('_', ' ')}</b>
          </li>
        )
      })}
      {data.totalPages > 1 && <li>…</li>}
    </ul>
  )
}
