import type { Macro } from '@trevo/contract/ops/desk/desk.ts'
import { useQuery } from '@tanstack/react-query'
import { showToast } from '@trevo/ui/toast.tsx'
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { useDraft } from '../../core/use-draft.ts'
import { useKeys } from '../../core/use-keys.ts'
import { EnterKey } from '../../parts/enter-key.tsx'
import styles from './desk.module.css'
import { fillMacro, type MacroValues } from './fill-macro.ts'
import { macrosQuery, useDeskAgain } from './use-desk.ts'

type Answer = { readonly ok: true } | { readonly ok: false; readonly message: string }

type Props = {
  /** Names the draft: the conversation or ticket. */
  readonly draft: string
  /** Language of who asked, in which macros are filled in. */
  readonly language: string
  readonly values: MacroValues
  readonly isEnded?: boolean
  readonly onHandOver: () => void
  readonly onSend: (input: {
    readonly kind: 'answer' | 'note'
    readonly text: string
    readonly clientId: string
  }) => Promise<Answer>
}

const textOf = ({ texts }: Macro, language: string): string =>
  Object.entries(texts).find(([code]) => code === language)?.[1] ?? texts.PT

/** The call behind both buttons; what was typed stays until it arrived. */
const useSend = ({ draft, onSend }: Props) => {
  const again = useDeskAgain()
  const written = useDraft(`desk ${draft}`)
  const [clientId, setClientId] = useState(() => crypto.randomUUID())
  const [isBusy, setBusy] = useState(false)
  const send = async (kind: 'answer' | 'note'): Promise<void> => {
    const text = written.text.trim()
    if (isBusy || text === '') return
    setBusy(true)
    const answer = await onSend({ kind, text, clientId })
    setBusy(false)
    if (!answer.ok) {
      showToast(answer.message, 'bad')
      return
    }
    written.forget()
    setClientId(crypto.randomUUID())
    await again()
  }
  return { written, isBusy, send }
}

const MacroChoice = ({
  onChoose,
  choice,
}: {
  readonly onChoose: (macro: Macro) => void
  readonly choice: React.RefObject<HTMLSelectElement | null>
}) => {
  const t = useT()
  const { data } = useQuery(macrosQuery)
  return (
    <select
      ref={choice}
      aria-label={t('desk.macro')}
      value=""
      onChange={({ currentTarget }) => {
        const macro = data?.macros.find(({ code }) => code === currentTarget.value)
        if (macro) onChoose(macro)
      }}
    >
      <option value="">{t('desk.macro')} (M)</option>
      {data?.macros.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  )
}

/** Answer or note, with prepared answers: A writes, M chooses one, H hands over, Ctrl Enter sends, Esc leaves. */
export const AnswerBox = (props: Props) => {
  const t = useT()
  const { language, values, isEnded = false, onHandOver } = props
  const mayAnswer = useRight('desk.answer') !== undefined
  const field = useRef<HTMLTextAreaElement>(null)
  const choice = useRef<HTMLSelectElement>(null)
  const { written, isBusy, send } = useSend(props)
  useKeys({
    a: () => field.current?.focus(),
    m: () => choice.current?.focus(),
    h: () => mayAnswer && onHandOver(),
  })
  const hear = (event: KeyboardEvent): void => {
    // The keys of the page again.
    if (event.key === 'Escape') field.current?.blur()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (mayAnswer && !isEnded) void send('answer')
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (mayAnswer && !isEnded) void send('answer')
  }
  const isOff = !mayAnswer || isBusy
  return (
    <form className={styles['answer']} onSubmit={submit}>
      <textarea
        ref={field}
        rows={4}
        maxLength={1_000}
        aria-label={t('desk.write')}
        placeholder={mayAnswer ? t('desk.writeHint') : needs(t, 'desk.answer')}
        value={written.text}
        onKeyDown={hear}
        onChange={({ currentTarget }) => written.change(currentTarget.value)}
      />
      <div className={styles['sending']}>
        <MacroChoice
          choice={choice}
          onChoose={(macro) => {
            written.change(fillMacro(textOf(macro, language), values))
            field.current?.focus()
          }}
        />
        <button
          type="button"
          className="o-btn"
          aria-disabled={!mayAnswer}
          onClick={() => mayAnswer && onHandOver()}
        >
          {t('desk.handOver')} <kbd>H</kbd>
        </button>
        <button
          type="button"
          className="o-btn"
          aria-disabled={isOff}
          onClick={() => !isOff && void send('note')}
        >
          {t('desk.keepNote')}
        </button>
        <button type="submit" className="o-btn o-go" aria-disabled={isOff || isEnded}>
          {t('desk.send')} <EnterKey withCtrl />
        </button>
      </div>
    </form>
  )
}
