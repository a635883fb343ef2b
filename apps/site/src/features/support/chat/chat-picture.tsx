import { useQuery } from '@tanstack/react-query'
import { getChatPicture } from '@trevo/api-client/endpoints.ts'
import { Skeleton } from '@trevo/ui/states.tsx'
import { ask } from '../../../core/api/api.ts'
import styles from './chat.module.css'
import { useText } from '../../../core/language/use-text.ts'

type Props = { readonly chat: string; readonly pictureId: string }

/** A picture in a conversation; it has no public address, so it is fetched through the API. */
export const ChatPicture = ({ chat, pictureId }: Props) => {
  const t = useText('chat')
  const query = useQuery({
    queryKey: ['chat-picture', chat, pictureId],
    queryFn: ({ signal }) => ask(getChatPicture, { body: { chat, pictureId }, signal }),
    staleTime: Infinity,
  })
  if (query.isPending) return <Skeleton height={160} radius={12} />
  if (!query.data) return <p>{t('chat.pictureGone')}</p>
  const { type, content } = query.data
  return (
    <img
      className={styles['picture']}
      src={`data:${type};base64,${content}`}
      alt={t('chat.picture')}
    />
  )
}
