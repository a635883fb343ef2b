import type { Facts } from '@trevo/contract/ops/approvals.ts'
import { useState } from 'react'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { ActButtons, decisionActs, type Decision as Choice } from '../../parts/act-buttons.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'

type Answer = { readonly ok: true } | { readonly ok: false; readonly message: string }

export type DecisionProps = {
  readonly id: string
  readonly title: string
  readonly facts: Facts
  readonly send: (choice: Choice, reason: string) => Promise<Answer>
  readonly onDone: () => Promise<void>
}

/** Yes or no with a reason; A and R open it. */
export const Decision = ({ id, title, facts, send, onDone }: DecisionProps) => {
  const t = useT()
  const mayDecide = useRight('loyalty.decide') !== undefined
  const [choice, setChoice] = useState<Choice>()
  return (
    <ActButtons
      acts={decisionActs((one) => t(`loyalty.${one}`), mayDecide)}
      whose={!mayDecide && needs(t, 'loyalty.decide')}
      onChoose={setChoice}
    >
      {choice && (
        <ActDialog
          title={title}
          draft={`loyalty ${choice} ${id}`}
          confirm={t(`loyalty.${choice}`)}
          isStop={choice === 'reject'}
          change={{
            before: { ...facts, state: 'waiting' },
            after: { ...facts, state: choice === 'approve' ? 'approved' : 'rejected' },
          }}
          done={t(`loyalty.done.${choice}`)}
          onClose={() => setChoice(undefined)}
          onConfirm={async ({ reason }) => {
            const answer = await send(choice, reason)
            if (answer.ok) await onDone()
            return answer
          }}
        />
      )}
    </ActButtons>
  )
}
