import { blockMember, endMemberSessions, unblockMember } from '@trevo/api-client/ops-endpoints.ts'
import { memberPermissions, type MemberPermission } from '@trevo/contract/member-permissions.ts'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import styles from './member.module.css'
import { useActDone, type ActProps } from './use-act-done.ts'

const PermissionChoice = ({
  choices,
  chosen,
  onChange,
}: {
  readonly choices: readonly MemberPermission[]
  readonly chosen: ReadonlySet<MemberPermission>
  readonly onChange: (chosen: ReadonlySet<MemberPermission>) => void
}) => {
  const t = useT()
  return (
    <fieldset className={styles['choice']}>
      <legend className="o-muted">{t('members.block.which')}</legend>
      {choices.map((permission) => (
        <label key={permission}>
          <input
            type="checkbox"
            checked={chosen.has(permission)}
            onChange={({ currentTarget }) => {
              const next = new Set(chosen)
              if (currentTarget.checked) next.add(permission)
              else next.delete(permission)
              onChange(next)
            }}
          />{' '}
          {t(`members.permission.${permission}`)}
        </label>
      ))}
    </fieldset>
  )
}

/** Takes permissions away, until a day or for good. */
export const BlockDialog = ({ page, onClose }: ActProps) => {
  const t = useT()
  const done = useActDone(page)
  const [chosen, setChosen] = useState<ReadonlySet<MemberPermission>>(new Set())
  const [until, setUntil] = useState('')
  const { memberId, blocked } = page.member
  const after = memberPermissions.filter((one) => blocked.includes(one) || chosen.has(one))
  return (
    <ActDialog
      title={t('members.block.title')}
      draft={`block ${memberId}`}
      confirm={t('members.block.go')}
      isStop
      done={t('members.block.done')}
      problem={chosen.size === 0 ? t('members.block.none') : undefined}
      change={{ before: { blocked: [...blocked] }, after: { blocked: after } }}
      onConfirm={async ({ reason }) =>
        done(
          await call(blockMember, {
            params: { memberId },
            body: {
              permissions: [...chosen],
              until: until === '' ? null : new Date(until).toISOString(),
              reason,
            },
          }),
        )
      }
      onClose={onClose}
    >
      <PermissionChoice choices={memberPermissions} chosen={chosen} onChange={setChosen} />
      <Field label={t('members.block.until')}>
        <input
          type="datetime-local"
          value={until}
          onChange={({ currentTarget }) => setUntil(currentTarget.value)}
        />
      </Field>
    </ActDialog>
  )
}

/** Gives permissions back that an operator took. */
export const UnblockDialog = ({ page, onClose }: ActProps) => {
  const t = useT()
  const done = useActDone(page)
  const { memberId, blocked } = page.member
  const [chosen, setChosen] = useState<ReadonlySet<MemberPermission>>(new Set(blocked))
  return (
    <ActDialog
      title={t('members.unblock.title')}
      draft={`unblock ${memberId}`}
      confirm={t('members.unblock.go')}
      done={t('members.unblock.done')}
      problem={chosen.size === 0 ? t('members.block.none') : undefined}
      change={{
        before: { blocked: [...blocked] },
        after: { blocked: blocked.filter((one) => !chosen.has(one)) },
      }}
      onConfirm={async ({ reason }) =>
        done(
          await call(unblockMember, {
            params: { memberId },
            body: { permissions: [...chosen], reason },
          }),
        )
      }
      onClose={onClose}
    >
      <PermissionChoice choices={blocked} chosen={chosen} onChange={setChosen} />
    </ActDialog>
  )
}

/** Signs the member out everywhere, as for a stolen phone. */
export const EndSessionsDialog = ({ page, onClose }: ActProps) => {
  const t = useT()
  const done = useActDone(page)
  const [isFactor, setFactor] = useState(false)
  const { memberId } = page.member
  return (
    <ActDialog
      title={t('members.end.title')}
      draft={`end sessions ${memberId}`}
      confirm={t('members.end.go')}
      isStop
      done={t('members.end.done')}
      onConfirm={async ({ reason }) =>
        done(
          await call(endMemberSessions, {
            params: { memberId },
            body: { requireSecondFactor: isFactor, reason },
          }),
        )
      }
      onClose={onClose}
    >
      <p>{t('members.end.text', { count: page.sessionCount })}</p>
      <label>
        <input
          type="checkbox"
          checked={isFactor}
          onChange={({ currentTarget }) => setFactor(currentTarget.checked)}
        />{' '}
        {t('members.end.factor')}
      </label>
      <p className="o-muted">{t('members.end.factorText')}</p>
    </ActDialog>
  )
}
