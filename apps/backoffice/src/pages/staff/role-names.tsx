import type { StaffPerson } from '@trevo/contract/ops/staff/people.ts'
import { formatMoment, formatReais } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { nameRole } from './use-staff.ts'

export type HeldRole = StaffPerson['accounts'][number]['roles'][number]

/** A role with the ceiling and the end under which it is held. */
export const RoleTerms = ({ role: { ceiling, endsAt } }: { readonly role: HeldRole }) => {
  const t = useT()
  const terms = [
    ceiling !== null && t('office.until', { amount: formatReais(ceiling) }),
    endsAt !== null && t('staff.endsAt', { at: formatMoment(endsAt) }),
  ].filter((one) => typeof one === 'string')
  if (terms.length === 0) return null
  return <span className="o-muted"> {terms.join(', ')}</span>
}

export const RoleNames = ({ roles }: { readonly roles: readonly HeldRole[] }) => {
  const t = useT()
  if (roles.length === 0) return <span className="o-muted">{t('staff.noRole')}</span>
  return roles.map((role, index) => (
    <span key={role.role}>
      {nameRole(t, role.role)}
      <RoleTerms role={role} />
      {index < roles.length - 1 && ', '}
    </span>
  ))
}
