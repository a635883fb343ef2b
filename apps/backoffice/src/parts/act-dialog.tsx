import type { Facts } from '@trevo/contract/ops/approvals.ts'
import { showToast } from '@trevo/ui/toast.tsx'
import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { useT } from '../core/texts.tsx'
import { useDraft } from '../core/use-draft.ts'
import { Dialog } from './dialog.tsx'
import { Difference } from './difference.tsx'
import { EnterKey } from './enter-key.tsx'
import { Field } from './field.tsx'
import styles from './form.module.css'

/** Answer of a call, reduced to what the dialog needs. */
type Answer = { readonly ok: true } | { readonly ok: false; readonly message: string }

type Props = {
  readonly title: string
  /** Names the draft of the reason: the act and its target. */
  readonly draft: string
  /** The button that acts. */
  readonly confirm: string
  /** The act stops or takes something. */
  readonly isStop?: boolean
  /** A second person must approve: the dialog and the notice afterwards say so. */
  readonly isSecond?: boolean
  /** False for acts without a reason. */
  readonly hasReason?: boolean
  readonly change?: { readonly before: Facts | null; readonly after: Facts | null }
  /** What is wrong with the fields; the act is not sent. */
  readonly problem?: string | undefined
  /** What the notice says afterwards. */
  readonly done: string
  /** Fields of the act. */
  readonly children?: ReactNode
  /** `requestId` stays the same while the dialog is open, so that a repeated call acts once. */
  readonly onConfirm: (input: {
    readonly reason: string
    readonly requestId: string
  }) => Promise<Answer>
  readonly onClose: () => void
}

const reasonMin = 2
const reasonMax = 200

/** The call behind the button. A refusal is shown, and nothing that was typed is lost. */
const useAct = ({ draft, hasReason = true, isSecond, done, onConfirm, onClose }: Props) => {
  const t = useT()
  const { text: reason, change: changeReason, forget } = useDraft(`act ${draft}`)
  const [requestId] = useState(() => crypto.randomUUID())
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const act = async (): Promise<void> => {
    if (isBusy) return
    if (hasReason && reason.trim().length < reasonMin) {
      setError(t('act.reasonMissing'))
      return
    }
    setBusy(true)
    setError('')
    const answer = await onConfirm({ reason: reason.trim(), requestId })
    setBusy(false)
    if (!answer.ok) {
      setError(answer.message)
      return
    }
    forget()
    showToast(isSecond ? t('act.asked') : done)
    onClose()
  }
  return { reason, changeReason, isBusy, error, act }
}

/** The first field of the form has the focus when it opens. */
const useFirstField = () => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [])
  return form
}

/**
 * An act with its fields, old beside new, and the reason that stays with it. Ctrl Enter confirms from
 * every field.
 */
export const ActDialog = (props: Props) => {
  const t = useT()
  const { title, confirm, isStop, isSecond, hasReason = true, change, problem, children } = props
  const { reason, changeReason, isBusy, error, act } = useAct(props)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!problem) void act()
  }
  const form = useFirstField()
  const hear = (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    form.current?.requestSubmit()
  }
  return (
    <Dialog title={title} isWide={change !== undefined} onClose={props.onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a key of its fields */}
      <form ref={form} className={styles['form']} onSubmit={submit} onKeyDown={hear}>
        {children}
        {change && (
          <div className="o-panel">
            <Difference {...change} headings={{ old: t('act.now'), next: t('act.then') }} />
          </div>
        )}
        {hasReason && (
          <Field label={t('act.reason')}>
            <textarea
              required
              minLength={reasonMin}
              maxLength={reasonMax}
              rows={2}
              value={reason}
              onChange={({ currentTarget }) => changeReason(currentTarget.value)}
            />
          </Field>
        )}
        {isSecond && <p className={styles['note']}>{t('act.secondNeeded')}</p>}
        {(error || problem) && (
          <p role="alert" className={styles['error']}>
            {error || problem}
          </p>
        )}
        <div className={styles['acts']}>
          <button type="button" className="o-btn" onClick={props.onClose}>
            {t('word.cancel')} <kbd>Esc</kbd>
          </button>
          <button
            type="submit"
            className={`o-btn ${isStop ? 'o-no' : 'o-go'}`}
            aria-disabled={isBusy || problem !== undefined}
          >
            {confirm} <EnterKey withCtrl />
          </button>
        </div>
      </form>
    </Dialog>
  )
}
