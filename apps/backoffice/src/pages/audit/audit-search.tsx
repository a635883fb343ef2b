import { nameRight } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { FilterBar, type FilterField } from '../../parts/filter-bar.tsx'
import { auditRights, filterNames, type AuditAddress } from './use-audit.ts'

/** Search by person, right, target, field and day. */
export const AuditSearch = ({ of }: { readonly of: AuditAddress }) => {
  const t = useT()
  const fields = filterNames.map((name): FilterField => {
    const label = t(`audit.filter.${name}`)
    if (name === 'fromOn' || name === 'toOn') return { name, label, kind: 'day' }
    if (name !== 'right') return { name, label, kind: 'text', max: name === 'operator' ? 64 : 80 }
    const options = auditRights.map((right) => ({ value: right, text: nameRight(t, right) }))
    return { name, label, kind: 'choice', any: t('audit.anyRight'), options }
  })
  return (
    <FilterBar
      fields={fields}
      values={of.filter}
      isIgnored={of.isIgnored}
      onChange={(typed) => of.change({ ...typed, row: '' })}
    />
  )
}
