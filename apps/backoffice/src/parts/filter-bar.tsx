import { useState, type FormEvent } from 'react'
import { plainAmount } from '../core/plain-amount.ts'
import { useT } from '../core/texts.tsx'
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

/** Filters of a list. Choices search at once, typed text with Enter. */
export const FilterBar = ({ fields, values, isIgnored, onChange }: Props) => {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const textOf = (name: string): string => String(values[name] ?? '')
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = fields.map(({ name, kind }) => {
      const text = String(data.get(name) ?? '').trim()
      return [name, kind === 'amount' ? plainAmount(text) : text]
    })
    onChange(Object.fromEntries(typed))
  }
  const isFiltered = isIgnored || fields.some(({ name }) => textOf(name) !== '')
  return (
    <>
      <button
        type="button"
        className={`o-btn ${styles['fold']}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('filter.fold')}
      </button>
      {/* What the address says is in the fields again when it changes. */}
      <form
        key={JSON.stringify(fields.map(({ name }) => textOf(name)))}
        role="search"
        aria-label={t('filter.fold')}
        data-open={isOpen || isFiltered}
        className={styles['search']}
        onSubmit={search}
      >
        {fields.map((field) => (
          <Field key={field.name} field={field} value={textOf(field.name)} />
        ))}
        <button type="submit" className="o-btn">
          {t('word.search')} <kbd>↵</kbd>
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
