import { useQuery, useQueryClient } from '@tanstack/react-query'
import { endChat } from '@trevo/api-client/endpoints.ts'
import type { Chat, ChatMessage } from '@trevo/contract/wps/chat.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Skeleton } from '@trevo/ui/states.tsx'
import { useEffect, useRef } from 'react'
import { call } from '../../../core/api/api.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { LoadFailed } from '../../../core/lists/list-states.tsx'
import { useLiveEvent } from '../../../core/live/use-live-event.ts'
import { ChatPicture } from './chat-picture.tsx'
import styles from './chat.module.css'
import { MailButton } from './mail-button.tsx'
import { minutesOf } from './minutes-of.ts'
import { PictureButton } from './picture-button.tsx'
import { conversationKey, conversationQuery } from './queries.ts'
import { useText } from '../../../core/language/use-text.ts'
import { WriteForm } from './write-form.tsx'

/**
 * The conversation, refetched whenever the live socket reports a new message, and once after the
 * socket connects: it does not report what was written between the first fetch and that moment.
 */
const useConversation = (chat: string) => {
  const queries = useQueryClient()
  const query = useQuery(conversationQuery(queries, chat))
  const { refetch } = query
  const readAgain = async () => {
    const isFirst = queries.getQueryData(conversationKey(chat)) === undefined
    await refetch()
    // The first fetch, which this one may join, could have been earlier.
    if (isFirst) await refetch()
  }
  useLiveEvent('chat', ({ chatId }) => {
    if (chat.split('.')[0] === chatId) void readAgain()
  })
  useLiveEvent('connected', () => void readAgain())
  return query
}

type Props = { readonly chat: string; readonly onLeave: () => void }

/** A conversation with support staff. */
export const Conversation = ({ chat, onLeave }: Props) => {
  const t = useText('chat')
  const query = useConversation(chat)
  if (query.isPending) return <Skeleton height={420} radius={24} />
  if (!query.data) {
    return (
      <>
        <LoadFailed query={query} title={t('chat.failed')} text={t('chat.failedText')} />
        <Button look="plain" onClick={onLeave}>
          {t('chat.another')}
        </Button>
      </>
    )
  }
  const { title, status, messages, canMail } = query.data
  const refresh = () => void query.refetch()
  const end = async () => {
    await call(endChat, { body: { chat } })
    refresh()
  }
  return (
    <section className={styles['conversation']} aria-labelledby="chat-title">
      <div className={styles['head']}>
        <h2 id="chat-title">{title}</h2>
        <div className={styles['tools']}>
          {canMail && messages.length > 0 && <MailButton chat={chat} />}
          {status === 'open' && messages.length > 0 && (
            <Button look="quiet" onClick={() => void end()}>
              {t('chat.end')}
            </Button>
          )}
        </div>
      </div>
      <Messages chat={chat} messages={messages} />
      <Standing chat={query.data} />
      {status === 'open' ? (
        <>
          <WriteForm chat={chat} onSent={refresh} />
          <PictureButton chat={chat} onSent={refresh} />
        </>
      ) : (
        <Button size="large" wide onClick={onLeave}>
          {t('chat.another')}
        </Button>
      )}
    </section>
  )
}

/** The messages; new ones are announced to screen readers. */
const Messages = ({
  chat,
  messages,
}: {
  readonly chat: string
  readonly messages: readonly ChatMessage[]
}) => {
  const t = useText('chat')
  const { locale } = useLanguage()
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight
  }, [messages.length])
  return (
    <div
      ref={log}
      className={styles['log']}
      role="log"
      aria-label={t('chat.messages')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be scrollable by keyboard
      tabIndex={0}
    >
      {messages.length === 0 && <p className={styles['first']}>{t('chat.first')}</p>}
      {messages.map(({ seq, author, text, pictureId, at }) => (
        <div key={seq} className={styles['message']} data-author={author}>
          <b>{t(author === 'visitor' ? 'common.you' : 'chat.house')}</b>
          {pictureId ? <ChatPicture chat={chat} pictureId={pictureId} /> : <p>{text}</p>}
          <time dateTime={at}>{formatDateTime(new Date(at), locale)}</time>
        </div>
      ))}
    </div>
  )
}

const Standing = ({ chat: { status, ahead, answerSeconds } }: { readonly chat: Chat }) => {
  const t = useText('chat')
  const waits = ahead === 0 ? t('chat.next') : t('chat.ahead', { count: ahead ?? 0 })
  const usual =
    answerSeconds === null ? '' : ` ${t('chat.usual', { count: minutesOf(answerSeconds) })}`
  const text = status === 'ended' ? t('chat.ended') : `${waits}${usual} ${t('chat.stay')}`
  const isShown = status === 'ended' || ahead !== null
  return (
    <p className={styles['standing']} role="status">
      {isShown && text}
    </p>
  )
}
