import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import styles from './field.module.css'
import { classNames } from './class-names.ts'

type FieldShell = {
  readonly label: string
  /** What is wrong and what to do; announced, and linked to the input. */
  readonly error?: string | undefined
  readonly hint?: ReactNode
}

/** The props that link one of our inputs to its label, hint and error. */
type Tied = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

const Shell = ({
  label,
  error,
  hint,
  after,
  children,
}: FieldShell & { after?: ReactNode; children: (tied: Tied) => ReactNode }) => {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={styles['field']}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['box']} data-invalid={error ? 'true' : undefined}>
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': described || undefined,
        })}
        {after}
      </div>
      {hint && (
        <div id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className={styles['error']} role="alert">
          {error}
        </div>
      )}
    </div>
  )
}

/** A labelled text input. Takes the props of an `<input>`, including `ref` and react-hook-form's fields. */
export const Field = ({
  label,
  error,
  hint,
  after,
  className,
  ...input
}: FieldShell & { readonly after?: ReactNode } & ComponentProps<'input'>) => (
  <Shell label={label} error={error} hint={hint} after={after}>
    {(tied) => <input {...input} {...tied} className={classNames(styles['input'], className)} />}
  </Shell>
)

/** A password field with a button to reveal it. */
export const PasswordField = ({
  showLabel,
  hideLabel,
  label,
  error,
  hint,
  ...input
}: FieldShell &
  Omit<ComponentProps<'input'>, 'type'> & {
    readonly showLabel: string
    readonly hideLabel: string
  }) => {
  const [shown, setShown] = useState(false)
  const reveal = (
    <button
      type="button"
      className={styles['reveal']}
      aria-pressed={shown}
      aria-label={shown ? hideLabel : showLabel}
      onClick={() => setShown(!shown)}
    >
      {shown ? hideLabel : showLabel}
    </button>
  )
  return (
    <Field
      autoComplete="current-password"
      {...input}
      label={label}
      error={error}
      hint={hint}
      after={reveal}
      type={shown ? 'text' : 'password'}
    />
  )
}

/** Several lines; `counter` shows how much of the length is used. */
export const TextArea = ({
  label,
  error,
  hint,
  counter,
  className,
  ...area
}: FieldShell & { readonly counter: string } & ComponentProps<'textarea'>) => (
  <Shell
    label={label}
    error={error}
    hint={
      <span className={styles['underArea']}>
        <span>{hint}</span>
        <span className={styles['counter']}>{counter}</span>
      </span>
    }
  >
    {(tied) => <textarea {...area} {...tied} className={classNames(styles['area'], className)} />}
  </Shell>
)

export type SelectOption = { readonly value: string; readonly label: string }

/** The browser's own select: works with every keyboard, reader and phone. */
export const Select = ({
  label,
  error,
  hint,
  options,
  ...select
}: FieldShell & ComponentProps<'select'> & { readonly options: readonly SelectOption[] }) => (
  <Shell label={label} error={error} hint={hint}>
    {(tied) => (
      <select {...select} {...tied} className={classNames(styles['input'], styles['select'])}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Shell>
)

export const Checkbox = ({
  label,
  error,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & {
  readonly label: ReactNode
  readonly error?: string | undefined
}) => {
  const errorId = useId()
  return (
    <div>
      <label className={styles['check']}>
        <input
          {...input}
          type="checkbox"
          className={styles['tick']}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <div id={errorId} className={styles['error']} role="alert">
          {error}
        </div>
      )}
    </div>
  )
}
