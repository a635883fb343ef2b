import { blockCaseMembers, openRiskCase } from '@trevo/api-client/ops-endpoints.ts'
import { memberPermissions, type MemberPermission } from '@trevo/contract/member-permissions.ts'
import type { LinkedMember } from '@trevo/contract/ops/risk/risk.ts'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { useT } from '../../core/texts.tsx'
import { useDraft } from '../../core/use-draft.ts'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import styles from './risk.module.css'
import { useRiskAgain } from './use-risk.ts'

const BlockFields = ({
  title,
  permissions,
  onChange: setPermissions,
}: {
  readonly title: ReturnType<typeof useDraft>
  readonly permissions: readonly MemberPermission[]
  readonly onChange: (permissions: readonly MemberPermission[]) => void
}) => {
  const t = useT()
  return (
    <>
      <Field label={t('risk.caseTitle')}>
        <input
          required
          minLength={2}
          maxLength={120}
          value={title.text}
          onChange={({ currentTarget }) => title.change(currentTarget.value)}
        />
      </Field>
      <fieldset className={styles['permissions']}>
        <legend>{t('risk.permissions')}</legend>
        {memberPermissions.map((one) => (
          <label key={one}>
            <input
              type="checkbox"
              checked={permissions.includes(one)}
              onChange={() =>
                setPermissions(
                  permissions.includes(one)
                    ? permissions.filter((other) => other !== one)
                    : [...permissions, one],
                )
              }
            />
            {t(`risk.may.${one}`)}
          </label>
        ))}
      </fieldset>
    </>
  )
}

/** Several members of a new case lose the same permissions; a second person decides. */
export const BlockDialog = ({
  members,
  onClose,
}: {
  readonly members: readonly LinkedMember[]
  readonly onClose: () => void
}) => {
  const t = useT()
  const again = useRiskAgain()
  const ids = members.map(({ memberId }) => memberId)
  const title = useDraft(`case of ${ids.join()}`)
  const [permissions, setPermissions] = useState<readonly MemberPermission[]>(['withdraw'])
  const [clientId] = useState(() => crypto.randomUUID())
  const names = (list: readonly MemberPermission[]) =>
    list.map((one) => t(`risk.may.${one}`)).join(', ')
  const factsOf = (added: readonly MemberPermission[]) =>
    Object.fromEntries(
      members.map(({ username, blocked }) => [
        username,
        names(memberPermissions.filter((one) => blocked.includes(one) || added.includes(one))) ||
          null,
      ]),
    )
  return (
    <ActDialog
      title={t('risk.block', { count: members.length })}
      draft={`block ${ids.join()}`}
      confirm={t('risk.askBlock')}
      isStop
      isSecond
      problem={
        title.text.trim().length < 2
          ? t('risk.titleMissing')
          : permissions.length === 0
            ? t('risk.choosePermission')
            : undefined
      }
      done={t('risk.blocked')}
      change={{ before: factsOf([]), after: factsOf(permissions) }}
      onConfirm={async ({ reason, requestId }) => {
        const opening = { clientId, title: title.text.trim(), members: ids, reason }
        const opened = await call(openRiskCase, { body: opening })
        if (!opened.ok) return opened
        const answer = await call(blockCaseMembers, {
          params: { caseId: opened.value.caseId },
          body: { members: ids, permissions: [...permissions], until: null, reason, requestId },
        })
        if (answer.ok) {
          title.forget()
          await again()
        }
        return answer
      }}
      onClose={onClose}
    >
      <BlockFields title={title} permissions={permissions} onChange={setPermissions} />
    </ActDialog>
  )
}
