import {
  answerChat,
  endOperatorChat,
  getOperatorChatPicture,
  handOverChat,
  noteChat,
} from '@trevo/api-client/ops-endpoints.ts'
import type { OperatorChatWhole } from '@trevo/contract/ops/desk/chat.ts'
import { useQuery } from '@tanstack/react-query'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { ask, call } from '../../core/api.ts'
import { useOperator, useRight } from '../../core/operator.ts'
import { useT } from '../../core/texts.tsx'
import { useQueueWork } from '../../core/use-queue-work.ts'
import { MemberLink } from '../../core/member-link.tsx'
import { RecordHead } from '../../parts/panel.tsx'
import { Workers } from '../../parts/workers.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { AnswerBox } from './answer-box.tsx'
import styles from './desk.module.css'
import { nameOf } from './fill-macro.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { Thread, useInsideLines, type Line } from './thread.tsx'
import { chatQuery, useDeskAgain } from './use-desk.ts'
import { Waited } from './wait.tsx'

const Picture = ({
  chatId,
  pictureId,
}: {
  readonly chatId: string
  readonly pictureId: string
}) => {
  const t = useT()
  const { data } = useQuery({
    queryKey: ['chat picture', pictureId],
    queryFn: () => ask(getOperatorChatPicture, { params: { chatId, pictureId } }),
    staleTime: Infinity,
  })
  return data ? (
    <img
      className={styles['picture']}
      src={`data:${data.type};base64,${data.content}`}
      alt={t('desk.picture')}
    />
  ) : (
    t('office.loading')
  )
}

const useLines = (chat: OperatorChatWhole): readonly Line[] => {
  const t = useT()
  const inside = useInsideLines(chat.events)
  const visitor = chat.account === null ? t('desk.guest') : nameOf(chat.account)
  const written = chat.lines.map(({ seq, at, author, operator, text, pictureId }): Line => ({
    key: `line ${seq}`,
    at,
    side: author,
    who: author === 'visitor' ? visitor : (operator ?? ''),
    text: pictureId === null ? text : <Picture chatId={chat.chatId} pictureId={pictureId} />,
  }))
  return [...written, ...inside]
}

/** The wait, who works on it, and its end. */
const Bar = ({ chat }: { readonly chat: OperatorChatWhole }) => {
  const t = useT()
  const again = useDeskAgain()
  const mayAnswer = useRight('desk.answer') !== undefined
  const { chatId, status, waitingSince } = chat
  const work = useQueueWork('conversation', [chatId], chatId)
  const params = { chatId }
  const end = async (): Promise<void> => {
    const answer = await call(endOperatorChat, { params, body: {} })
    if (answer.ok) await again()
    else showToast(answer.message, 'bad')
  }
  return (
    <div className={styles['bar']}>
      {status === 'ended' ? (
        <span className="o-pill">{t('desk.state.ended')}</span>
      ) : (
        <Waited since={waitingSince} />
      )}
      <Workers kind="conversation" targetId={chatId} work={work.get(chatId)} />
      {status === 'open' && (
        <button
          type="button"
          className={`o-btn o-no ${styles['small']}`}
          aria-disabled={!mayAnswer}
          onClick={() => mayAnswer && void end()}
        >
          {t('desk.end')}
        </button>
      )}
    </div>
  )
}

const Conversation = ({
  chat,
  onClose,
}: {
  readonly chat: OperatorChatWhole
  readonly onClose: () => void
}) => {
  const t = useT()
  const { operator, brandName } = useOperator()
  const [isHanding, setHanding] = useState(false)
  const { chatId, account, about, status, queue, language } = chat
  const params = { chatId }
  return (
    <section className={styles['panel']}>
      <RecordHead
        title={account === null ? t('desk.guest') : <MemberLink account={account} />}
        note={`${about} · ${t(`desk.queue.${queue}`)} · ${language}`}
        onClose={onClose}
      />
      <Bar chat={chat} />
      <Thread lines={useLines(chat)} />
      <AnswerBox
        draft={`chat ${chatId}`}
        language={language}
        values={{
          username: nameOf(account, t('desk.guest')),
          brand: brandName,
          operator,
          number: chatId,
        }}
        isEnded={status === 'ended'}
        onHandOver={() => setHanding(true)}
        onSend={({ kind, text, clientId }) =>
          kind === 'note'
            ? call(noteChat, { params, body: { clientId, text } })
            : call(answerChat, { params, body: { clientId, text } })
        }
      />
      {isHanding && (
        <HandOverDialog
          kind="conversation"
          targetId={chatId}
          queue={queue}
          onHandOver={(body) => call(handOverChat, { params, body })}
          onClose={() => setHanding(false)}
        />
      )}
    </section>
  )
}

/** A conversation with everything that was written, and the answer. */
export const ChatPanel = ({
  chatId,
  onClose,
}: {
  readonly chatId: string
  readonly onClose: () => void
}) => {
  const { data, error } = useQuery(chatQuery(chatId))
  if (data) return <Conversation chat={data} onClose={onClose} />
  return error ? <p role="alert">{error.message}</p> : <PartLoading />
}
