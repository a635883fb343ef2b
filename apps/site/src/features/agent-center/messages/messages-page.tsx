import { useInfiniteQuery } from '@tanstack/react-query'
import { Skeleton } from '@trevo/ui/states.tsx'
import { useSearchParams } from 'react-router'
import { Empty } from '../../../core/lists/empty.tsx'
import { LoadFailed } from '../../../core/lists/list-states.tsx'
import styles from '../common/center.module.css'
import { peopleQuery } from '../common/queries.ts'
import { SentMessages } from './sent-messages.tsx'
import { useText } from '../../../core/language/use-text.ts'
import { WriteMessage } from './write-message.tsx'

/** agentMessages: a message to the agent above or to direct downlines, and the messages sent. */
export const MessagesPage = () => {
  const t = useText('agent-center')
  const people = useInfiniteQuery(peopleQuery())
  const chosen = useSearchParams()[0].get('to') ?? undefined
  const [first] = people.data?.pages ?? []
  if (people.isPending) return <Skeleton height={420} radius={16} />
  if (!first) {
    return <LoadFailed query={people} text={people.error?.message || t('state.loadFailedText')} />
  }
  const hasSomebody = first.upline !== null || first.list.length > 0
  return (
    <div className={styles['stack']}>
      {hasSomebody ? (
        <WriteMessage key={chosen ?? ''} people={people} chosen={chosen} />
      ) : (
        <Empty drawing="envelope" title={t('message.nobody')} text={t('message.nobodyText')} />
      )}
      <SentMessages />
    </div>
  )
}
