import { answerDataRequest } from '@trevo/api-client/ops-endpoints.ts'
import type { OfficeDataRequest } from '@trevo/contract/ops/compliance/data-requests.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../core/api.ts'
import { formatMoment } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT, type T } from '../../core/texts.tsx'
import { ActButtons } from '../../parts/act-buttons.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { type FactItem, FactList, RecordBody, RecordHead } from '../../parts/panel.tsx'
import { ItemWorkers } from '../../parts/workers.tsx'
import { useRequestsAgain } from './use-requests.ts'

/** How far a request is, and whether its day has passed. */
export const StatePill = ({ of }: { readonly of: OfficeDataRequest }) => {
  const t = useT()
  const isFailing = of.attempts > 0 && of.state === 'waiting'
  return (
    <span className={of.isLate || isFailing ? 'o-pill o-bad' : 'o-pill'}>
      {t(isFailing ? 'privacy.failing' : `privacy.state.${of.state}`)}
      {of.isLate && ` · ${t('privacy.late')}`}
    </span>
  )
}

const AnswerDialog = ({
  of: { requestId, username },
  onClose,
  onAnswered,
}: {
  readonly of: OfficeDataRequest
  readonly onClose: () => void
  readonly onAnswered: () => void
}) => {
  const t = useT()
  const again = useRequestsAgain()
  return (
    <ActDialog
      title={`${t('privacy.answer')}: ${username}`}
      draft={`privacy answer ${requestId}`}
      confirm={t('privacy.answer')}
      done={t('privacy.answered')}
      onConfirm={async ({ reason }) => {
        const answer = await call(answerDataRequest, { params: { requestId }, body: { reason } })
        if (answer.ok) {
          onAnswered()
          await again()
        }
        return answer
      }}
      onClose={onClose}
    >
      <p>{t('privacy.answerMeans')}</p>
    </ActDialog>
  )
}

const failureOf = (t: T, { attempts, failure, nextTryAt }: OfficeDataRequest): FactItem[] =>
  attempts === 0
    ? []
    : [
        {
          label: t('privacy.failed'),
          value: t('privacy.attempts', { count: attempts }),
          tone: 'bad',
        },
        { label: t('privacy.failure'), value: failure ?? '–' },
        {
          label: t('privacy.nextTry'),
          value: nextTryAt === null ? '–' : formatMoment(nextTryAt),
        },
      ]

const Facts = ({ of }: { readonly of: OfficeDataRequest }) => {
  const t = useT()
  return (
    <FactList
      items={[
        {
          label: t('word.member'),
          value: (
            <Link className="o-link" to={`/members/${of.username}`}>
              {of.username}
            </Link>
          ),
        },
        { label: t('privacy.asked'), value: formatMoment(of.askedAt) },
        { label: t('privacy.due'), value: formatMoment(of.dueAt) },
        ...(of.field === null
          ? []
          : [
              { label: t('privacy.wrong'), value: t(`privacy.field.${of.field}`) },
              { label: t('privacy.text'), value: of.text ?? '–' },
            ]),
        ...failureOf(t, of),
        ...(of.endedAt === null
          ? []
          : [{ label: t('word.ends'), value: formatMoment(of.endedAt) }]),
        ...(of.operator === null ? [] : [{ label: t('word.operator'), value: of.operator }]),
        ...(of.answer === null ? [] : [{ label: t('word.reason'), value: of.answer }]),
      ]}
    />
  )
}

/** One request: what the member says, and the answer; then the next one opens by itself. */
export const RequestPanel = ({
  of,
  onClose,
  onAnswered,
}: {
  readonly of: OfficeDataRequest
  readonly onClose: () => void
  readonly onAnswered: () => void
}) => {
  const t = useT()
  const mayAnswer = useRight('members.correct') !== undefined
  const [isAnswering, setAnswering] = useState(false)
  const isOpen = of.kind === 'correct' && of.state === 'waiting'
  return (
    <>
      <RecordHead
        title={t(`privacy.kind.${of.kind}`)}
        note={<StatePill of={of} />}
        onClose={onClose}
      />
      <RecordBody>
        <ItemWorkers kind="request" targetId={of.requestId} />
        {isOpen && (
          <ActButtons
            acts={[
              {
                choice: 'answer',
                key: 'A',
                look: 'o-go',
                text: t('privacy.answer'),
                may: mayAnswer,
              },
            ]}
            whose={!mayAnswer && needs(t, 'members.correct')}
            onChoose={() => setAnswering(true)}
          />
        )}
        <Facts of={of} />
        {isAnswering && (
          <AnswerDialog of={of} onClose={() => setAnswering(false)} onAnswered={onAnswered} />
        )}
      </RecordBody>
    </>
  )
}
