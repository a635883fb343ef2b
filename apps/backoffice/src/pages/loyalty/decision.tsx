import type { Facts } from '@trevo/contract/ops/approvals.ts'
import { useState } from 'react'
import { useRight } from '../../core/operator.ts'
import { useT } from '../../core/texts.tsx'
import { useKeys } from '../../core/use-keys.ts'
import { ActDialog } from '../../parts/act-dialog.tsx'
import styles from './loyalty.module.css'

export type Choice = 'approve' | 'reject'
type Answer = { readonly ok: true } | { readonly ok: false; readonly message: string }

/** Yes or no with a reason; A and R open it. */
export const Decision = ({
  id,
  title,
  facts,
  send,
  onDone,
}: {
  readonly id: string
  readonly title: string
  readonly facts: Facts
  readonly send: (choice: Choice, reason: string) => Promise<Answer>
  readonly onDone: () => Promise<void>
}) => {
  const t = useT()
  const mayDecide = useRight('loyalty.decide') !== undefined
  const [choice, setChoice] = useState<Choice>()
  const choose = (one: Choice) => {
    if (mayDecide) setChoice(one)
  }
  useKeys({ a: () => choose('approve'), r: () => choose('reject') })
  return (
    <div className={styles['acts']}>
      {!mayDecide && <p className="o-muted">{t('loyalty.right.decide')}</p>}
      <button
        type="button"
        className="o-btn o-no"
        aria-disabled={!mayDecide}
        onClick={() => choose('reject')}
      >
        {t('loyalty.reject')} <kbd>R</kbd>
      </button>
      <button
        type="button"
        className="o-btn o-go"
        aria-disabled={!mayDecide}
        onClick={() => choose('approve')}
      >
        {t('loyalty.approve')} <kbd>A</kbd>
      </button>
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
    </div>
  )
}
