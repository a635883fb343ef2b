import { useRight } from '../../../core/operator.ts'
import { rowsOf } from '../../../core/list-pages.ts'
import { useT } from '../../../core/texts.tsx'
import { useKeys } from '../../../core/use-keys.ts'
import { DataTable, type Column, type Paged } from '../../../parts/data-table.tsx'
import { Tabs, type Tab } from '../../../parts/tabs.tsx'
import type { LoyaltyAddress } from '../use-loyalty.ts'
import styles from './settings.module.css'

/** Settings of which there are many, in parts by their state; N begins a new one. */
export const SettingList = <Row,>({
  of,
  label,
  parts,
  add,
  columns,
  idOf,
  query,
  emptyText,
}: {
  readonly of: LoyaltyAddress
  readonly label: string
  /** The first is shown where the address names none. */
  readonly parts: readonly Tab<string>[]
  readonly add: string
  readonly columns: readonly Column<Row>[]
  readonly idOf: (row: Row) => number
  readonly query: Paged & {
    readonly data: { readonly pages: readonly { readonly list: readonly Row[] }[] } | undefined
  }
  readonly emptyText: string
}) => {
  const t = useT()
  const mayChange = useRight('loyalty.change') !== undefined
  const open = (row: string) => of.change({ row })
  const begin = () => {
    if (mayChange) open('new')
  }
  useKeys({ n: begin })
  const part = parts.find(({ value }) => value === of.part) ?? parts[0]
  return (
    <>
      <div className={styles['listBar']}>
        <Tabs
          label={t('word.state')}
          tabs={parts}
          value={part?.value ?? ''}
          onChange={(next) => of.change({ part: next })}
        />
        <button type="button" className="o-btn" aria-disabled={!mayChange} onClick={begin}>
          {add} <kbd>N</kbd>
        </button>
      </div>
      <DataTable
        label={label}
        columns={columns}
        rows={rowsOf(query.data)}
        keyOf={(row) => String(idOf(row))}
        query={query}
        openKey={of.row}
        emptyText={emptyText}
        onOpen={open}
        onClose={() => open('')}
      />
    </>
  )
}
