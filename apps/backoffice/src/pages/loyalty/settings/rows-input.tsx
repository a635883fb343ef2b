import { Plus, X } from 'lucide-react'
import { formatPercent } from '../../../core/format.ts'
import { useT } from '../../../core/texts.tsx'
import { FieldInput } from './field-input.tsx'
import { withValue, type Draft } from './setting-draft.ts'
import type { FieldSpec, SingleSpec } from './setting-specs.ts'
import styles from './settings.module.css'

type RowsSpec = Extract<FieldSpec, { kind: 'rows' }>

const rowsOf = (spec: RowsSpec, value: unknown): readonly Draft[] => {
  const list: readonly unknown[] = Array.isArray(value) ? value : []
  return list.map((row) =>
    spec.isPlain ? { amount: row } : typeof row === 'object' && row !== null ? { ...row } : {},
  )
}

const sumOf = (rows: readonly Draft[], name: string): number =>
  rows.reduce((sum, row) => sum + (typeof row[name] === 'number' ? row[name] : 0), 0)

/** What the chances add up to; anything but the whole is wrong. */
const ChanceSum = ({ rows, name }: { readonly rows: readonly Draft[]; readonly name: string }) => {
  const t = useT()
  const sum = sumOf(rows, name)
  return (
    <p role="status" className={sum === 1_000_000 ? styles['fits'] : styles['off']}>
      {t('loyalty.chances', { sum: formatPercent(sum / 10_000, 4) })}
    </p>
  )
}

const Cells = ({
  columns,
  row,
  isReadOnly,
  onChange,
}: {
  readonly columns: readonly SingleSpec[]
  readonly row: Draft
  readonly isReadOnly: boolean
  readonly onChange: (row: Draft) => void
}) =>
  columns.map((spec) => (
    <td key={spec.name} data-kind={spec.kind}>
      {spec.isFor && !spec.isFor(row) ? (
        <span className="o-muted">–</span>
      ) : (
        <FieldInput
          spec={spec}
          value={row[spec.name]}
          isReadOnly={isReadOnly}
          onChange={(value) => onChange(withValue(row, spec.name, value))}
        />
      )}
    </td>
  ))

const Row = ({
  number,
  onRemove,
  ...cells
}: {
  readonly number: number
  readonly columns: readonly SingleSpec[]
  readonly row: Draft
  readonly isReadOnly: boolean
  readonly onChange: (row: Draft) => void
  readonly onRemove: () => void
}) => {
  const t = useT()
  return (
    <tr>
      <th scope="row">{number}</th>
      <Cells {...cells} />
      <td>
        <button
          type="button"
          className={styles['remove']}
          disabled={cells.isReadOnly}
          aria-label={t('loyalty.removeRow', { number })}
          onClick={onRemove}
        >
          <X size={14} aria-hidden="true" />
        </button>
      </td>
    </tr>
  )
}

const Headings = ({ columns }: { readonly columns: readonly SingleSpec[] }) => {
  const t = useT()
  return (
    <thead>
      <tr>
        <th scope="col">#</th>
        {columns.map(({ name, label }) => (
          <th key={name} scope="col">
            {t(label)}
          </th>
        ))}
        <th scope="col">
          <span className="visually-hidden">{t('word.remove')}</span>
        </th>
      </tr>
    </thead>
  )
}

/** Rows of a setting, each with its own fields: prizes, places, levels, products. */
export const RowsInput = ({
  spec,
  value,
  isReadOnly,
  onChange,
}: {
  readonly spec: RowsSpec
  readonly value: unknown
  readonly isReadOnly: boolean
  readonly onChange: (value: unknown) => void
}) => {
  const t = useT()
  const rows = rowsOf(spec, value)
  const change = (next: readonly Draft[]) =>
    onChange(spec.isPlain ? next.map(({ amount }) => amount) : next)
  // What is for some rows only has a column while one of them needs it.
  const columns = spec.columns.filter(({ isFor }) => !isFor || rows.some((row) => isFor(row)))
  const chance = columns.find(({ kind }) => kind === 'chance')
  return (
    <section className={styles['rows']}>
      <h3>{t(spec.label)}</h3>
      {spec.hint && <p className="o-muted">{t(spec.hint)}</p>}
      <div
        className="o-scroll"
        role="region"
        aria-label={t(spec.label)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- locked fields take no focus, and the region scrolls
        tabIndex={isReadOnly ? 0 : undefined}
      >
        <table>
          <Headings columns={columns} />
          <tbody>
            {rows.map((row, index) => (
              <Row
                // oxlint-disable-next-line react/no-array-index-key -- a row is its place
                key={index}
                number={index + (spec.first ?? 1)}
                columns={columns}
                row={row}
                isReadOnly={isReadOnly}
                onChange={(changed) =>
                  change(rows.map((one, at) => (at === index ? changed : one)))
                }
                onRemove={() => change(rows.filter((_, at) => at !== index))}
              />
            ))}
          </tbody>
        </table>
      </div>
      <footer>
        <button
          type="button"
          className="o-btn"
          disabled={isReadOnly || rows.length >= spec.max}
          onClick={() => change([...rows, spec.make(rows)])}
        >
          <Plus size={14} aria-hidden="true" /> {t('word.add')}
        </button>
        {chance && <ChanceSum rows={rows} name={chance.name} />}
      </footer>
    </section>
  )
}
