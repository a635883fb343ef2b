import type { AuditRow } from '@trevo/contract/ops/audit.ts'
import { useEffect, useRef } from 'react'
import { formatMomentInFull } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { compareFacts } from '../../parts/compare-facts.ts'
import { describeFact, shortId } from '../../parts/describe-fact.ts'
import styles from './audit.module.css'

export const shortHash = (hash: string): string => `${hash.slice(0, 4)}…${hash.slice(-4)}`

const Row = ({
  row,
  isHere,
  onOpen,
}: {
  readonly row: AuditRow
  readonly isHere: boolean
  readonly onOpen: () => void
}) => {
  const t = useT()
  const ref = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (isHere) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isHere])
  const first = compareFacts(row.before, row.after).find(({ isChanged }) => isChanged)
  return (
    <tr ref={ref} data-here={isHere || undefined} data-position={row.position} onClick={onOpen}>
      <td className="o-number o-muted">
        <button type="button" aria-expanded={isHere} onClick={onOpen}>
          {row.position}
        </button>
      </td>
      <td>{formatMomentInFull(row.at)}</td>
      <td>
        <b>{row.operator}</b>
      </td>
      <td>{row.act}</td>
      <td className={styles['code']}>{row.right}</td>
      <td className={styles['short']}>{shortId(row.target)}</td>
      <td className={`o-muted ${styles['short']}`}>{describeFact(t, first?.old)}</td>
      <td className={styles['short']}>{describeFact(t, first?.next)}</td>
      <td className={`o-muted ${styles['code']}`}>{shortHash(row.hash)}</td>
    </tr>
  )
}

const columns = ['row', 'when', 'who', 'act', 'right', 'target', 'before', 'after', 'hash'] as const

/** Acts of operators, the newest first; each opens its old and new values. */
export const ActTable = ({
  rows,
  openRow,
  onOpen,
}: {
  readonly rows: readonly AuditRow[]
  readonly openRow: number | undefined
  readonly onOpen: (position: number) => void
}) => {
  const t = useT()
  return (
    <table className={`o-table ${styles['table']}`}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className={name === 'row' ? 'o-number' : ''}>
              {t(`audit.column.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row
            key={row.position}
            row={row}
            isHere={row.position === openRow}
            onOpen={() => onOpen(row.position)}
          />
        ))}
      </tbody>
    </table>
  )
}
