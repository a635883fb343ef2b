import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '@trevo/ui/button.tsx'
import { Skeleton } from '@trevo/ui/states.tsx'
import { useState } from 'react'
import { SeeGames } from '../../entities/game/see-games.tsx'
import { rowsOf } from '../../core/lists/pages.ts'
import { Empty } from '../../core/lists/empty.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { mailboxOwner, useUnread } from '../../entities/inbox/unread.ts'
import { useSession } from '../../core/session/store.ts'
import { LoadFailed, MoreButton } from '../../core/lists/list-states.tsx'
import styles from './inbox.module.css'
import { MessageLine } from './message-line.tsx'
import { inboxQuery } from './queries.ts'
import { useText } from '../../core/language/use-text.ts'
import { useMailbox } from './use-mailbox.ts'

/** messageV2: the platform's messages to the member, newest first. */
export const InboxPage = () => {
  const t = useText('inbox')
  const memberId = mailboxOwner(useSession())
  if (memberId === undefined) {
    return <Empty drawing="envelope" title={t('inbox.off')} text={t('inbox.offText')} />
  }
  return <Mailbox memberId={memberId} />
}

const Mailbox = ({ memberId }: { readonly memberId: string }) => {
  const t = useText('inbox')
  const { language } = useLanguage()
  const query = useInfiniteQuery(inboxQuery(memberId, language))
  const messages = rowsOf(query)
  const { read, readAll, remove } = useMailbox(memberId)
  const [newest] = messages

  if (query.isPending) return <Waiting />
  if (query.isError && !newest) {
    return <LoadFailed query={query} title={t('inbox.failed')} />
  }
  if (!newest) return <NoMessages />
  return (
    <>
      <Head onReadAll={() => readAll(newest)} />
      <ul className={styles['messages']}>
        {messages.map((message) => (
          <MessageLine
            key={message.messageId}
            message={message}
            onOpen={() => void read(message)}
            onDelete={() => remove(message)}
          />
        ))}
      </ul>
      <MoreButton wide pages={query} label={t('inbox.more')} />
    </>
  )
}

const Head = ({ onReadAll }: { readonly onReadAll: () => Promise<void> }) => {
  const t = useText('inbox')
  const unread = useUnread()
  const [isBusy, setBusy] = useState(false)
  const readAll = async () => {
    setBusy(true)
    await onReadAll()
    setBusy(false)
  }
  return (
    <div className={styles['head']}>
      <output>{unread > 0 ? t('inbox.unread', { count: unread }) : t('inbox.allRead')}</output>
      {unread > 0 && (
        <Button look="plain" busy={isBusy} onClick={() => void readAll()}>
          {t('inbox.readAll')}
        </Button>
      )}
    </div>
  )
}

const NoMessages = () => {
  const t = useText('inbox')
  return (
    <Empty
      drawing="envelope"
      title={t('inbox.none')}
      text={t('inbox.noneText')}
      action={<SeeGames />}
    />
  )
}

const Waiting = () => {
  const t = useText('inbox')
  return (
    <div className={styles['waiting']}>
      <output className="visually-hidden">{t('inbox.loading')}</output>
      {[0, 1, 2, 3, 4].map((line) => (
        <Skeleton key={line} height={70} radius={16} />
      ))}
    </div>
  )
}
