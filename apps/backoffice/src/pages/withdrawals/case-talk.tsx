import { showAnsweredPicture } from '@trevo/api-client/ops-endpoints.ts'
import type { OpenedWithdrawal } from '@trevo/contract/ops/withdrawal-queue.ts'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { formatHoursLeft, formatMoment } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Avatar } from '../../shell/avatar.tsx'
import styles from './case.module.css'

type Question = OpenedWithdrawal['questions'][number]

/** A member's picture, shown when asked for: the reading is recorded. */
const Picture = ({
  withdrawalId,
  questionId,
}: {
  readonly withdrawalId: string
  readonly questionId: string
}) => {
  const t = useT()
  const may = useRight('withdrawals.ask') !== undefined
  const [source, setSource] = useState<string>()
  const [error, setError] = useState('')
  const show = async () => {
    if (!may) return
    const answer = await call(showAnsweredPicture, { params: { withdrawalId, questionId } })
    if (answer.ok) setSource(`data:image/webp;base64,${answer.value.webp}`)
    else setError(answer.message)
  }
  if (source !== undefined) {
    return <img src={source} alt={t('payouts.talk.picture')} className={styles['picture']} />
  }
  return (
    <>
      <button type="button" className="o-link" aria-disabled={!may} onClick={() => void show()}>
        {may ? t('payouts.talk.showPicture') : needs(t, 'withdrawals.ask')}
      </button>
      {error && <span role="alert"> {error}</span>}
    </>
  )
}

const Asked = ({
  withdrawalId,
  question,
}: {
  readonly withdrawalId: string
  readonly question: Question
}) => {
  const t = useT()
  const { questionId, askedBy, askedAt, answer, hasPicture, endedAt } = question
  const outcome =
    endedAt === null
      ? t('payouts.talk.waits')
      : answer === null
        ? t('payouts.talk.closed', { at: formatMoment(endedAt) })
        : t('payouts.talk.answered', { at: formatMoment(endedAt) })
  return (
    <li className={styles['talk']}>
      <Avatar name={askedBy} size={20} />
      <div>
        <p>
          <b>{askedBy}</b> <span className="o-muted">{formatMoment(askedAt)}</span>
        </p>
        <p>{question.question}</p>
        <p className={endedAt === null ? styles['new'] : 'o-muted'}>{outcome}</p>
        {answer !== null && <p>{answer}</p>}
        {hasPicture && <Picture withdrawalId={withdrawalId} questionId={questionId} />}
      </div>
    </li>
  )
}

/** What the member was asked and answered, and how long the clock waited for it. */
export const Questions = ({ opened }: { readonly opened: OpenedWithdrawal }) => {
  const t = useT()
  const { questions, waitedForMemberMs, withdrawal } = opened
  if (questions.length === 0) return null
  return (
    <Panel
      title={t('payouts.talk.title')}
      aside={t('payouts.talk.waited', { time: formatHoursLeft(waitedForMemberMs) })}
    >
      <ul>
        {questions.map((question) => (
          <Asked
            key={question.questionId}
            withdrawalId={withdrawal.withdrawalId}
            question={question}
          />
        ))}
      </ul>
    </Panel>
  )
}

/** What operators tell each other about the case. */
export const Notes = ({
  notes,
  onAdd,
}: Pick<OpenedWithdrawal, 'notes'> & { readonly onAdd: () => void }) => {
  const t = useT()
  const may = useRight('members.note') !== undefined
  return (
    <Panel
      title={t('word.notes')}
      aside={
        <button
          type="button"
          className="o-link"
          aria-disabled={!may}
          title={may ? undefined : needs(t, 'members.note')}
          onClick={onAdd}
        >
          {t('word.add')} <kbd>N</kbd>
        </button>
      }
    >
      {notes.length === 0 && <p className={styles['none']}>{t('payouts.note.none')}</p>}
      <ul>
        {notes.map(({ noteId, operator, at, note }) => (
          <li key={noteId} className={styles['talk']}>
            <Avatar name={operator} size={20} />
            <div>
              <p>
                <b>{operator}</b> <span className="o-muted">{formatMoment(at)}</span>
              </p>
              <p>{note}</p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
