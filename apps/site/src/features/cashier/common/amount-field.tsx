import { useId, type Ref } from 'react'
import styles from './amount-form.module.css'

/** The amount, in large type; below it the hint or the error. */
export const AmountField = ({
  label,
  text,
  problem,
  readAs,
  hint,
  input,
  enterKeyHint,
  onType,
}: {
  readonly label: string
  readonly text: string
  readonly problem: string | undefined
  /** The amount that was read from the text. */
  readonly readAs: string | undefined
  readonly hint: string
  readonly input?: Ref<HTMLInputElement>
  readonly enterKeyHint?: 'go'
  readonly onType: (text: string) => void
}) => {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className={styles['question']}>
        {label}
      </label>
      <div className={styles['sum']} data-invalid={problem ? 'true' : undefined}>
        <span aria-hidden="true">R$</span>
        <input
          ref={input}
          id={id}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint={enterKeyHint}
          placeholder="0"
          value={text}
          size={Math.max(2, text.length)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      <output id={`${id}-hint`} htmlFor={id} className={styles['hint']}>
        {problem ? <span className={styles['problem']}>{problem}</span> : (readAs ?? hint)}
      </output>
    </>
  )
}
