import { listQueueOperators } from '@trevo/api-client/ops-endpoints.ts'
import { deskQueues, type DeskQueue } from '@trevo/contract/ops/desk/chat.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../core/api.ts'
import { useT } from '../../core/texts.tsx'
import { useAssign } from '../../core/use-queue-work.ts'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { useDeskAgain } from './use-desk.ts'

type Answer = { readonly ok: true } | { readonly ok: false; readonly message: string }

const OperatorField = ({
  kind,
  value,
  onChange,
}: {
  readonly kind: 'conversation' | 'ticket'
  readonly value: string
  readonly onChange: (operator: string) => void
}) => {
  const t = useT()
  const { data } = useQuery({
    queryKey: ['queue operators', kind],
    queryFn: () => ask(listQueueOperators, { params: { kind } }),
    staleTime: 60_000,
  })
  return (
    <Field label={t('desk.toOperator')}>
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value="">{t('desk.anybody')}</option>
        {data?.operators.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </Field>
  )
}

/** Hands a conversation or ticket to another queue or operator; the note goes with it. */
export const HandOverDialog = ({
  kind,
  targetId,
  queue: from,
  onHandOver,
  onClose,
}: {
  readonly kind: 'conversation' | 'ticket'
  readonly targetId: string
  readonly queue: DeskQueue
  readonly onHandOver: (input: {
    readonly queue: DeskQueue
    readonly operator: string | null
    readonly note: string
    readonly clientId: string
  }) => Promise<Answer>
  readonly onClose: () => void
}) => {
  const t = useT()
  const again = useDeskAgain()
  const assign = useAssign(kind)
  const [queue, setQueue] = useState<DeskQueue>(
    deskQueues.find((one) => one !== from && one !== 'support') ?? 'support',
  )
  const [operator, setOperator] = useState('')
  return (
    <ActDialog
      title={t('desk.handOver')}
      draft={`hand over ${targetId}`}
      confirm={t('desk.handOverNow')}
      done={t('desk.handedOver')}
      onConfirm={async ({ reason, requestId }) => {
        const to = operator === '' ? null : operator
        const answer = await onHandOver({ queue, operator: to, note: reason, clientId: requestId })
        if (answer.ok) {
          await assign([targetId], to)
          await again()
        }
        return answer
      }}
      onClose={onClose}
    >
      <p className="o-muted">{t('desk.handOverText')}</p>
      <Field label={t('desk.toQueue')}>
        <select
          value={queue}
          onChange={({ currentTarget }) => {
            const chosen = deskQueues.find((one) => one === currentTarget.value)
            if (chosen) setQueue(chosen)
          }}
        >
          {deskQueues.map((one) => (
            <option key={one} value={one}>
              {t(`desk.queue.${one}`)}
            </option>
          ))}
        </select>
      </Field>
      <OperatorField kind={kind} value={operator} onChange={setOperator} />
    </ActDialog>
  )
}
