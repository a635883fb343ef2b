import { SlidersHorizontal, X } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { formatAmount, formatPlainDay } from '../core/format.ts'
import { plainAmount } from '../core/plain-amount.ts'
import { useT } from '../core/texts.tsx'
import { EnterKey } from './enter-key.tsx'
import styles from './filter-bar.module.css'

export type FilterField = {
  readonly name: string
  readonly label: string
} & (
  | { readonly kind: 'text'; readonly max: number }
  | { readonly kind: 'day' }
  | { readonly kind: 'amount' }
  | {
      readonly kind: 'choice'
      /** What stands for no choice. */
      readonly any: string
      readonly options: readonly { readonly value: string; readonly text: string }[]
    }
)

type Props = {
  readonly fields: readonly FilterField[]
  /** What the address says, by name. */
  readonly values: Readonly<Record<string, unknown>>
  readonly isIgnored: boolean
  readonly onChange: (values: Readonly<Record<string, string>>) => void
}

const Field = ({ field, value }: { readonly field: FilterField; readonly value: string }) => {
  const { name, label } = field
  if (field.kind === 'choice') {
    return (
      <select
        name={name}
        aria-label={label}
        defaultValue={value}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        <option value="">{field.any}</option>
        {field.options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.text}
          </option>
        ))}
      </select>
    )
  }
  if (field.kind === 'day') {
    return (
      <label className={styles['day']}>
        <span className="o-muted">{label}</span>
        <input name={name} type="date" max="9999-12-31" defaultValue={value} />
      </label>
    )
  }
  const isAmount = field.kind === 'amount'
  return (
    <input
      name={name}
      inputMode={isAmount ? 'decimal' : 'text'}
      maxLength={isAmount ? 15 : field.max}
      data-short={isAmount || field.max < 8}
      aria-label={label}
      placeholder={label}
      defaultValue={value}
    />
  )
}

/** More than these are behind a button: a list is what people come for. */
const shownMax = 8

const amountForm = /^\d+(\.\d+)?$/

/** What a filter is set to, as a person reads it. */
const describeValue = (field: FilterField, value: string): string => {
  if (field.kind === 'choice')
    return field.options.find((one) => one.value === value)?.text ?? value
  if (field.kind === 'day') return formatPlainDay(value)
  return field.kind === 'amount' && amountForm.test(value) ? formatAmount(value) : value
}

/** What is set, each with a button that takes it out. */
const Chips = ({
  fields,
  textOf,
  onRemove,
}: {
  readonly fields: readonly FilterField[]
  readonly textOf: (name: string) => string
  readonly onRemove: (name: string) => void
}) => {
  const t = useT()
  return (
    <ul className={styles['chips']} aria-label={t('filter.set')}>
      {fields.map((field) => {
        const text = `${field.label}: ${describeValue(field, textOf(field.name))}`
        return (
          <li key={field.name} className="o-pill o-info">
            {text}
            <button
              type="button"
              aria-label={t('filter.remove', { filter: text })}
              onClick={() => onRemove(field.name)}
            >
              <X size={12} aria-hidden="true" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Filters of a list, folded where there are many. Choices search at once, typed text with Enter. */
export const FilterBar = ({ fields, values, isIgnored, onChange }: Props) => {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const textOf = (name: string): string => String(values[name] ?? '')
  const set = fields.filter(({ name }) => textOf(name) !== '')
  const isMany = fields.length > shownMax
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = fields.map(({ name, kind }) => {
      const text = String(data.get(name) ?? '').trim()
      return [name, kind === 'amount' ? plainAmount(text) : text]
    })
    onChange(Object.fromEntries(typed))
  }
  const isFiltered = isIgnored || set.length > 0
  return (
    <>
      <button
        type="button"
        className={`o-btn ${styles['fold']}`}
        data-many={isMany}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal size={14} aria-hidden="true" /> {t('filter.fold')}
      </button>
      {isMany && !isOpen && set.length > 0 && (
        <Chips fields={set} textOf={textOf} onRemove={(name) => onChange({ [name]: '' })} />
      )}
      {/* What the address says is in the fields again when it changes. */}
      <form
        key={JSON.stringify(fields.map(({ name }) => textOf(name)))}
        role="search"
        aria-label={t('filter.fold')}
        data-many={isMany}
        data-open={isOpen || (isFiltered && !isMany)}
        className={styles['search']}
        onSubmit={search}
      >
        {fields.map((field) => (
          <Field key={field.name} field={field} value={textOf(field.name)} />
        ))}
        <button type="submit" className="o-btn">
          {t('word.search')} <EnterKey />
        </button>
        {isFiltered && (
          <button
            type="button"
            className="o-btn"
            onClick={() => onChange(Object.fromEntries(fields.map(({ name }) => [name, ''])))}
          >
            {t('filter.clear')}
          </button>
        )}
      </form>
      {isIgnored && (
        <p role="status" className={styles['ignored']}>
          {t('filter.ignored')}
        </p>
      )}
    </>
  )
}
