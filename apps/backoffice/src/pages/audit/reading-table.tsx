import type { DataAccess } from '@trevo/contract/ops/audit.ts'
import { formatMomentInFull } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { nameField, shortId } from '../../parts/describe-fact.ts'
import styles from './audit.module.css'

const columns = ['when', 'who', 'act', 'right', 'owner', 'fields', 'reason', 'address'] as const

/** Who read personal data that is not masked, whose, which fields and why. */
export const ReadingTable = ({ rows }: { readonly rows: readonly DataAccess[] }) => {
  const t = useT()
  return (
    <table className={`o-table ${styles['table']}`}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {t(`audit.column.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.requestId} ${row.at} ${row.act} ${row.target}`}>
            <td>{formatMomentInFull(row.at)}</td>
            <td>
              <b>{row.operator}</b>
            </td>
            <td>{row.act}</td>
            <td className={styles['code']}>{row.right}</td>
            <td className={styles['short']}>
              {row.target === '' ? t('audit.ofList') : shortId(row.target)}
            </td>
            <td className={styles['wide']}>
              {row.fields.map((field) => nameField(t, field)).join(', ') || '–'}
            </td>
            <td className={styles['wide']}>{row.reason ?? '–'}</td>
            <td className={styles['code']}>{row.address}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
