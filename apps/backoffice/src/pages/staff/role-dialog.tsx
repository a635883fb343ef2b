import { changeStaffRole } from '@trevo/api-client/ops-endpoints.ts'
import { rights, type Right } from '@trevo/contract/ops/rights.ts'
import type { StaffRole } from '@trevo/contract/ops/staff/people.ts'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { formatAmount } from '../../core/format.ts'
import { readAmountAboveZero } from '../../core/plain-amount.ts'
import { nameRight } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import styles from './staff.module.css'
import { nameRole, useStaffAgain } from './use-staff.ts'

/** By right that the role gives: the ceiling as typed. */
type Given = Readonly<Partial<Record<Right, string>>>

const givenOf = (role: StaffRole | undefined): Given =>
  Object.fromEntries(
    (role?.rights ?? []).map(({ right, ceiling }) => [
      right,
      ceiling === null ? '' : formatAmount(ceiling),
    ]),
  )

const listOf = (given: Given) =>
  rights.flatMap((right) => {
    const typed = given[right]
    return typed === undefined ? [] : [{ right, ceiling: readAmountAboveZero(typed) }]
  })

const factsOf = (given: Given, named: readonly Right[]) =>
  Object.fromEntries(
    named.map((right) => {
      const typed = given[right]
      return [right, typed === undefined ? false : (readAmountAboveZero(typed) ?? true)]
    }),
  )

const RightRow = ({
  right,
  typed,
  onChange,
}: {
  readonly right: Right
  readonly typed: string | undefined
  readonly onChange: (typed: string | undefined) => void
}) => {
  const t = useT()
  const isHeld = typed !== undefined
  return (
    <li className={styles['choice']}>
      <label>
        <input
          type="checkbox"
          checked={isHeld}
          onChange={() => onChange(isHeld ? undefined : '')}
        />
        <span>{nameRight(t, right)}</span>
      </label>
      {isHeld && (
        <input
          inputMode="decimal"
          maxLength={18}
          aria-label={t('staff.ceilingOf', { right: nameRight(t, right) })}
          placeholder={t('staff.noCeiling')}
          aria-invalid={readAmountAboveZero(typed) === undefined}
          value={typed}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </li>
  )
}

/** What a role of the brand's own gives; a second person decides. */
export const RoleDialog = ({
  role,
  onClose,
}: {
  readonly role?: StaffRole | undefined
  readonly onClose: () => void
}) => {
  const t = useT()
  const again = useStaffAgain()
  const [code, setCode] = useState('')
  const [given, setGiven] = useState(() => givenOf(role))
  const before = givenOf(role)
  const wanted = listOf(given)
  const isCode = /^[a-z][a-z_]{1,39}$/.test(role?.role ?? code)
  const isWrong = wanted.some(({ ceiling }) => ceiling === undefined)
  const named = rights.filter((right) => before[right] !== undefined || given[right] !== undefined)
  return (
    <ActDialog
      title={role ? t('staff.changeRole', { role: nameRole(t, role.role) }) : t('staff.addRole')}
      draft={`role ${role?.role ?? ''}`}
      confirm={t('staff.askRole')}
      isSecond
      problem={!isCode ? t('staff.codeWrong') : isWrong ? t('staff.ceilingWrong') : undefined}
      done={t('staff.done')}
      change={{ before: factsOf(before, named), after: factsOf(given, named) }}
      onConfirm={async ({ reason, requestId }) => {
        const list = wanted.map(({ right, ceiling }) => ({ right, ceiling: ceiling ?? null }))
        const body = { role: role?.role ?? code, rights: list, reason, requestId }
        const answer = await call(changeStaffRole, { body })
        if (answer.ok) await again()
        return answer
      }}
      onClose={onClose}
    >
      {!role && (
        <Field label={t('staff.roleCode')} hint={t('staff.roleCodeHint')}>
          <input
            required
            maxLength={40}
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
        </Field>
      )}
      <ul className={styles['choices']}>
        {rights.map((right) => (
          <RightRow
            key={right}
            right={right}
            typed={given[right]}
            onChange={(typed) => {
              const { [right]: _, ...rest } = given
              setGiven(typed === undefined ? rest : { ...rest, [right]: typed })
            }}
          />
        ))}
      </ul>
    </ActDialog>
  )
}
