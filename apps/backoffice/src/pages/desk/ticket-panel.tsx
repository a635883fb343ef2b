import { answerTicket, handOverTicket, noteTicket } from '@trevo/api-client/ops-endpoints.ts'
import type { TicketWhole } from '@trevo/contract/ops/desk/desk.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { formatMomentInFull } from '../../core/format.ts'
import { useOperator } from '../../core/operator.ts'
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
import { ticketQuery } from './use-desk.ts'
import { Deadline } from './wait.tsx'

const linesOf = ({ sentAt, account, sender, content, answers }: TicketWhole): readonly Line[] => [
  { key: 'sent', at: sentAt, side: 'visitor', who: nameOf(account, sender), text: content },
  ...answers.map(({ at, operator, text }): Line => ({
    key: `answer ${at}`,
    at,
    side: 'operator',
    who: operator,
    text,
  })),
]

const Whole = ({
  ticket,
  onClose,
}: {
  readonly ticket: TicketWhole
  readonly onClose: () => void
}) => {
  const t = useT()
  const { operator, brandName } = useOperator()
  const [isHanding, setHanding] = useState(false)
  const { referenceNumber, type, account, sender, dueAt, answeredAt, queue, language } = ticket
  const work = useQueueWork('ticket', [referenceNumber], referenceNumber)
  const inside = useInsideLines(ticket.events)
  const params = { referenceNumber }
  return (
    <section className={styles['panel']}>
      <RecordHead
        title={referenceNumber}
        note={
          <>
            {account === null ? sender : <MemberLink account={account} />} ·{' '}
            {t(`desk.type.${type}`)} · {t(`desk.queue.${queue}`)} · {language}
          </>
        }
        onClose={onClose}
      />
      <div className={styles['bar']}>
        {answeredAt === null ? (
          <Deadline dueAt={dueAt} />
        ) : (
          <span className={`o-pill ${answeredAt <= dueAt ? 'o-ok' : 'o-bad'}`}>
            {t(answeredAt <= dueAt ? 'desk.met' : 'desk.missed')}
          </span>
        )}
        <span className="o-muted">{t('desk.dueAt', { at: formatMomentInFull(dueAt) })}</span>
        <Workers kind="ticket" targetId={referenceNumber} work={work.get(referenceNumber)} />
      </div>
      {account === null && <p className={styles['warning']}>{t('desk.noInbox')}</p>}
      <Thread lines={[...linesOf(ticket), ...inside]} />
      <AnswerBox
        draft={`ticket ${referenceNumber}`}
        language={language}
        values={{
          username: nameOf(account, sender),
          brand: brandName,
          operator,
          number: referenceNumber,
        }}
        onHandOver={() => setHanding(true)}
        onSend={({ kind, text, clientId }) =>
          kind === 'note'
            ? call(noteTicket, { params, body: { clientId, text } })
            : call(answerTicket, { params, body: { clientId, text } })
        }
      />
      {isHanding && (
        <HandOverDialog
          kind="ticket"
          targetId={referenceNumber}
          queue={queue}
          onHandOver={(body) => call(handOverTicket, { params, body })}
          onClose={() => setHanding(false)}
        />
      )}
    </section>
  )
}

/** A ticket with its deadline, answers and notes; an answer reaches the sender's inbox. */
export const TicketPanel = ({
  referenceNumber,
  onClose,
}: {
  readonly referenceNumber: string
  readonly onClose: () => void
}) => {
  const { data, error } = useQuery(ticketQuery(referenceNumber))
  if (data) return <Whole ticket={data} onClose={onClose} />
  return error ? <p role="alert">{error.message}</p> : <PartLoading />
}
