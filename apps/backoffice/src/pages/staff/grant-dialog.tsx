import { grantStaffRole } from '@trevo/api-client/ops-endpoints.ts'
import type { StaffPerson } from '@trevo/contract/ops/staff/people.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { readAmountAboveZero } from '../../core/plain-amount.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { nameRole, rolesQuery, useStaffAgain } from './use-staff.ts'

/** The end of a day that was chosen, in the operator's own zone. */
const endOfDay = (day: string): string | null =>
  day === '' ? null : new Date(`${day}T23:59:59`).toISOString()

type Grant = {
  readonly operator: string
  readonly role: string
  /** As typed. */
  readonly ceiling: string
  readonly day: string
}

const RoleField = ({
  value,
  onChange,
}: {
  readonly value: string
  readonly onChange: (role: string) => void
}) => {
  const t = useT()
  const { data } = useQuery(rolesQuery)
  return (
    <Field label={t('word.role')}>
      <select
        required
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        <option value="">–</option>
        {data?.roles
          .filter((one) => one.role !== 'emergency')
          .map((one) => (
            <option key={one.role} value={one.role}>
              {nameRole(t, one.role)}
            </option>
          ))}
      </select>
    </Field>
  )
}

const GrantFields = ({
  person: { accounts },
  grant,
  onChange,
}: {
  readonly person: StaffPerson
  readonly grant: Grant
  readonly onChange: (changes: Partial<Grant>) => void
}) => {
  const t = useT()
  return (
    <>
      {accounts.length > 1 && (
        <Field label={t('staff.account')}>
          <select
            value={grant.operator}
            onChange={({ currentTarget }) => onChange({ operator: currentTarget.value })}
          >
            {accounts.map((one) => (
              <option key={one.operator}>{one.operator}</option>
            ))}
          </select>
        </Field>
      )}
      <RoleField value={grant.role} onChange={(role) => onChange({ role })} />
      <Field label={t('staff.ceiling')} hint={t('staff.ceilingHint')}>
        <input
          inputMode="decimal"
          maxLength={18}
          placeholder="5.000,00"
          aria-invalid={readAmountAboveZero(grant.ceiling) === undefined}
          value={grant.ceiling}
          onChange={({ currentTarget }) => onChange({ ceiling: currentTarget.value })}
        />
      </Field>
      <Field label={t('staff.lastDay')} hint={t('staff.lastDayHint')}>
        <input
          type="date"
          value={grant.day}
          onChange={({ currentTarget }) => onChange({ day: currentTarget.value })}
        />
      </Field>
    </>
  )
}

/** Gives an account a role, up to an amount and until a day; a second person decides. */
export const GrantDialog = ({
  person,
  onClose,
}: {
  readonly person: StaffPerson
  readonly onClose: () => void
}) => {
  const t = useT()
  const again = useStaffAgain()
  const [grant, setGrant] = useState<Grant>({
    operator: person.accounts[0]?.operator ?? '',
    role: '',
    ceiling: '',
    day: '',
  })
  const { operator, role } = grant
  const ceiling = readAmountAboveZero(grant.ceiling)
  const endsAt = endOfDay(grant.day)
  const held = person.accounts
    .find((one) => one.operator === operator)
    ?.roles.find((one) => one.role === role)
  const named = (has: boolean) => (has ? nameRole(t, role) : null)
  return (
    <ActDialog
      title={t('staff.grant')}
      draft={`grant ${person.personId}`}
      confirm={t('staff.askGrant')}
      isSecond
      problem={
        role === ''
          ? t('staff.chooseRole')
          : ceiling === undefined
            ? t('staff.ceilingWrong')
            : undefined
      }
      done={t('staff.granted')}
      {...(role !== '' && {
        change: {
          before: {
            role: named(held !== undefined),
            ceiling: held?.ceiling ?? null,
            endsAt: held?.endsAt ?? null,
          },
          after: { role: named(true), ceiling: ceiling ?? null, endsAt },
        },
      })}
      onConfirm={async ({ reason, requestId }) => {
        const body = { operator, role, ceiling: ceiling ?? null, endsAt, reason, requestId }
        const answer = await call(grantStaffRole, { body })
        if (answer.ok) await again()
        return answer
      }}
      onClose={onClose}
    >
      <GrantFields
        person={person}
        grant={grant}
        onChange={(changes) => setGrant({ ...grant, ...changes })}
      />
    </ActDialog>
  )
}
