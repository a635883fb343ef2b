import type { StaffPerson } from '@trevo/contract/ops/staff/people.ts'
import { formatMinute } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'

/** Accounts that have every right for half an hour, while they have it. */
export const EmergencyNote = ({ persons }: { readonly persons: readonly StaffPerson[] }) => {
  const t = useT()
  const open = persons.flatMap(({ accounts }) =>
    accounts.flatMap(({ operator, roles }) => {
      const access = roles.find(({ role }) => role === 'emergency')
      return access?.endsAt ? [{ operator, until: access.endsAt }] : []
    }),
  )
  return open.map(({ operator, until }) => (
    <p key={operator} role="alert" className="o-pill o-bad">
      {t('staff.emergencyOpen', { operator, time: formatMinute(until) })}
    </p>
  ))
}
