import { useState, type ReactNode } from 'react'
import { plainAmount } from '../core/plain-amount.ts'
import { formatAmount, formatDecimal } from '../core/format.ts'
import { Field } from './field.tsx'

type Base = {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
}

const moneyForm = /^(0|[1-9]\d{0,11})\.\d{2}$/

/** Whether typed money is an amount with two decimals at most. */
export const isAmount = (text: string): boolean => moneyForm.test(text)

/** One line of text. */
export const TextInput = ({
  value,
  max,
  onChange,
  isReadOnly = false,
  ...field
}: Base & {
  readonly value: string
  readonly max: number
  readonly isReadOnly?: boolean
  readonly onChange: (text: string) => void
}) => (
  <Field {...field}>
    <input
      value={value}
      maxLength={max}
      readOnly={isReadOnly}
      aria-invalid={field.error ? true : undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </Field>
)

export const LongInput = ({
  value,
  max,
  rows = 4,
  onChange,
  ...field
}: Base & {
  readonly value: string
  readonly max: number
  readonly rows?: number
  readonly onChange: (text: string) => void
}) => (
  <Field {...field}>
    <textarea
      value={value}
      maxLength={max}
      rows={rows}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  </Field>
)

/** Money in reais; what is typed is kept even where it is no amount. */
export const AmountInput = ({
  value,
  onChange,
  ...field
}: Base & { readonly value: string; readonly onChange: (amount: string) => void }) => {
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (isAmount(value) ? formatAmount(value) : value)
  return (
    <Field {...field}>
      <input
        value={shown}
        inputMode="decimal"
        maxLength={18}
        className="o-number"
        aria-invalid={field.error ? true : undefined}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          onChange(plainAmount(currentTarget.value))
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Field>
  )
}

/** A whole number within bounds; empty where that is allowed. */
export const NumberInput = ({
  value,
  min = 0,
  max,
  onChange,
  ...field
}: Base & {
  readonly value: number | null
  readonly min?: number
  readonly max: number
  readonly onChange: (value: number | null) => void
}) => (
  <Field {...field}>
    <input
      type="number"
      value={value ?? ''}
      min={min}
      max={max}
      step={1}
      className="o-number"
      onChange={({ currentTarget }) => {
        const number = Math.trunc(currentTarget.valueAsNumber)
        onChange(Number.isNaN(number) ? null : Math.min(max, Math.max(min, number)))
      }}
    />
  </Field>
)

/** A share in percent with two decimals, as 1/100 percent. */
export const PercentInput = ({
  value,
  max = 10_000,
  onChange,
  ...field
}: Base & {
  readonly value: number
  readonly max?: number
  readonly onChange: (bp: number) => void
}) => {
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? formatDecimal((value / 100).toFixed(2))
  return (
    <Field {...field}>
      <input
        value={shown}
        inputMode="decimal"
        maxLength={8}
        className="o-number"
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          const number = Number(currentTarget.value.replace(',', '.'))
          if (!Number.isNaN(number)) onChange(Math.min(max, Math.max(0, Math.round(number * 100))))
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Field>
  )
}

export type Choice<Value extends string> = { readonly value: Value; readonly text: string }

export const ChoiceInput = <Value extends string>({
  value,
  choices,
  onChange,
  isReadOnly = false,
  ...field
}: Base & {
  readonly value: Value
  readonly choices: readonly Choice<Value>[]
  readonly isReadOnly?: boolean
  readonly onChange: (value: Value) => void
}) => (
  <Field {...field}>
    <select
      value={value}
      disabled={isReadOnly}
      onChange={({ currentTarget }) => {
        const chosen = choices.find((one) => one.value === currentTarget.value)
        if (chosen) onChange(chosen.value)
      }}
    >
      {choices.map((one) => (
        <option key={one.value} value={one.value}>
          {one.text}
        </option>
      ))}
    </select>
  </Field>
)

/** Several of a few, each with its own box. */
export const ManyInput = <Value extends string>({
  label,
  values,
  choices,
  onChange,
}: {
  readonly label: string
  readonly values: readonly Value[]
  readonly choices: readonly Choice<Value>[]
  readonly onChange: (values: Value[]) => void
}) => (
  <fieldset className="o-many">
    <legend>{label}</legend>
    {choices.map(({ value, text }) => (
      <label key={value}>
        <input
          type="checkbox"
          checked={values.includes(value)}
          onChange={({ currentTarget }) =>
            onChange(
              currentTarget.checked ? [...values, value] : values.filter((one) => one !== value),
            )
          }
        />
        {text}
      </label>
    ))}
  </fieldset>
)

/** An instant, typed in the browser's zone. */
/** A year of four digits: the field goes on to the hour by itself. */
export const lastMoment = '9999-12-31T23:59'

export const MomentInput = ({
  value,
  onChange,
  ...field
}: Base & {
  readonly value: string | null
  readonly onChange: (instant: string | null) => void
}) => {
  const local = (instant: string): string => {
    const at = new Date(instant)
    return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
  }
  return (
    <Field {...field}>
      <input
        type="datetime-local"
        max={lastMoment}
        value={value === null ? '' : local(value)}
        onChange={({ currentTarget }) => {
          const at = new Date(currentTarget.value)
          onChange(Number.isNaN(at.getTime()) ? null : at.toISOString())
        }}
      />
    </Field>
  )
}
