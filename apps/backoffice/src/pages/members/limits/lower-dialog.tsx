import { lowerMemberLimit } from '@trevo/api-client/ops-endpoints.ts'
import { LimitValue, unitOfKind, type LimitState } from '@trevo/contract/wps/limits.ts'
import { useState } from 'react'
import { call } from '../../../core/api.ts'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { Field } from '../../../parts/field.tsx'
import { useActDone, type ActProps } from '../use-act-done.ts'
import { useLimitWords } from './limit-words.ts'

/** Lowers a limit of a member at once, with a reason that the member reads. Nobody but the member raises one. */
export const LowerDialog = ({
  page,
  limit,
  onClose,
}: ActProps & { readonly limit: LimitState }) => {
  const { t, nameOf, valueOf } = useLimitWords()
  const done = useActDone(page)
  const [typed, setTyped] = useState('')
  const { username } = page.member
  const { kind, period } = limit
  const value = typed.trim().replace(',', '.')
  const isValue = LimitValue.safeParse(value).success
  const isLower = isValue && (limit.value === null || Number(value) < Number(limit.value))
  const name = nameOf(limit)
  return (
    <ActDialog
      title={t('members.limits.lowerName', { name })}
      draft={`limit ${username} ${kind} ${period}`}
      confirm={t('members.limits.lower')}
      done={t('members.limits.done')}
      problem={isLower ? undefined : t('members.limits.notLower')}
      change={{
        before: { [name]: valueOf(kind, limit.value) },
        after: { [name]: isValue ? valueOf(kind, value) : '–' },
      }}
      onConfirm={async ({ reason }) =>
        done(await call(lowerMemberLimit, { body: { username, kind, period, value, reason } }))
      }
      onClose={onClose}
    >
      <Field
        label={t(`members.limits.unit.${unitOfKind[kind]}`)}
        hint={t('members.limits.lowerHint')}
      >
        <input
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
    </ActDialog>
  )
}
