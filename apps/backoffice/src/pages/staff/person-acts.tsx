import {
  disableStaffPerson,
  enableStaffPerson,
  endStaffSessions,
  openEmergencyAccess,
  removeStaffAuthenticator,
  revokeStaffRole,
} from '@trevo/api-client/ops-endpoints.ts'
import type { StaffPerson } from '@trevo/contract/ops/staff/people.ts'
import { call } from '../../core/api.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { LinkDialog, NewAccountDialog, PasswordDialog } from './account-acts.tsx'
import { GrantDialog } from './grant-dialog.tsx'
import { nameRole, useStaffAgain } from './use-staff.ts'

/** An act that asks for a reason alone. */
type Simple =
  | { readonly act: 'disable' | 'enable' }
  | { readonly act: 'revoke'; readonly operator: string; readonly role: string }
  | { readonly act: 'end'; readonly sessionId: string | null }
  | { readonly act: 'authenticator' | 'emergency'; readonly operator: string }

/** An act on a person that is being written. */
export type PersonAct =
  | Simple
  | { readonly act: 'grant' | 'account' | 'link' }
  | { readonly act: 'password'; readonly operator: string }

type Props = {
  readonly person: StaffPerson
  readonly act: PersonAct
  readonly onClose: () => void
}

const send = (
  { personId }: StaffPerson,
  act: Simple,
  { reason, requestId }: { reason: string; requestId: string },
) => {
  const params = { personId }
  switch (act.act) {
    case 'disable':
      return call(disableStaffPerson, { params, body: { reason } })
    case 'enable':
      return call(enableStaffPerson, { params, body: { reason, requestId } })
    case 'revoke':
      return call(revokeStaffRole, { body: { operator: act.operator, role: act.role, reason } })
    case 'end':
      return call(endStaffSessions, { params, body: { sessionId: act.sessionId, reason } })
    case 'authenticator':
      return call(removeStaffAuthenticator, {
        body: { operator: act.operator, reason, requestId },
      })
    case 'emergency':
      return call(openEmergencyAccess, { body: { operator: act.operator, reason, requestId } })
    default:
      return act satisfies never
  }
}

const SimpleDialog = ({
  person,
  act,
  onClose,
}: {
  readonly person: StaffPerson
  readonly act: Simple
  readonly onClose: () => void
}) => {
  const t = useT()
  const again = useStaffAgain()
  const isSecond = act.act === 'enable' || act.act === 'authenticator' || act.act === 'emergency'
  const name = 'operator' in act ? act.operator : person.name
  const role = act.act === 'revoke' ? nameRole(t, act.role) : ''
  return (
    <ActDialog
      title={t(`staff.act.${act.act}`, { name, role })}
      draft={`${act.act} ${name} ${role}`}
      confirm={t(`staff.now.${act.act}`)}
      isStop={act.act !== 'enable'}
      isSecond={isSecond}
      done={t('staff.done')}
      onConfirm={async (input) => {
        const answer = await send(person, act, input)
        if (answer.ok) await again()
        return answer
      }}
      onClose={onClose}
    >
      <p className="o-muted">{t(`staff.text.${act.act}`)}</p>
    </ActDialog>
  )
}

export const PersonActDialog = ({ person, act, onClose }: Props) => {
  switch (act.act) {
    case 'grant':
      return <GrantDialog person={person} onClose={onClose} />
    case 'account':
      return <NewAccountDialog person={person} onClose={onClose} />
    case 'link':
      return <LinkDialog person={person} onClose={onClose} />
    case 'password':
      return <PasswordDialog operator={act.operator} onClose={onClose} />
    default:
      return <SimpleDialog person={person} act={act} onClose={onClose} />
  }
}
