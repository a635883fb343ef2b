import {
  changeMemberType,
  correctMemberContact,
  reopenMember,
} from '@trevo/api-client/ops-endpoints.ts'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { formatMoment } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { useDraft } from '../../core/use-draft.ts'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { useActDone, type ActProps } from './use-act-done.ts'

/** Another email or phone, which a second person confirms. */
export const ContactDialog = ({ page, onClose }: ActProps) => {
  const t = useT()
  const done = useActDone(page)
  const [channel, setChannel] = useState<'email' | 'mobile'>('email')
  const { memberId } = page.member
  const { text: value, change, forget } = useDraft(`contact ${memberId}`)
  return (
    <ActDialog
      title={t('members.contact.title')}
      draft={`contact reason ${memberId}`}
      confirm={t('members.contact.go')}
      isSecond
      done=""
      onConfirm={async ({ reason, requestId }) => {
        const answer = await call(correctMemberContact, {
          params: { memberId },
          body: { channel, value, reason, requestId },
        })
        if (answer.ok) forget()
        return done(answer)
      }}
      onClose={onClose}
    >
      <p className="o-muted">{t('members.contact.text')}</p>
      <Field label={t('members.contact.which')}>
        <select
          value={channel}
          onChange={({ currentTarget }) =>
            setChannel(currentTarget.value === 'mobile' ? 'mobile' : 'email')
          }
        >
          <option value="email">{t('members.fact.email')}</option>
          <option value="mobile">{t('members.fact.mobile')}</option>
        </select>
      </Field>
      <Field label={t('members.contact.value')}>
        <input
          required
          minLength={3}
          maxLength={120}
          autoComplete="off"
          value={value}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      </Field>
    </ActDialog>
  )
}

/** Opens a closed account again. */
export const ReopenDialog = ({ page, onClose }: ActProps) => {
  const t = useT()
  const done = useActDone(page)
  const { memberId } = page.member
  return (
    <ActDialog
      title={t('members.reopen.title')}
      draft={`reopen ${memberId}`}
      confirm={t('members.contact.go')}
      isSecond
      done=""
      change={{ before: { closedAt: page.closedAt }, after: { closedAt: null } }}
      onConfirm={async ({ reason, requestId }) =>
        done(await call(reopenMember, { params: { memberId }, body: { reason, requestId } }))
      }
      onClose={onClose}
    >
      <p className="o-muted">
        {t('members.reopen.text', { until: formatMoment(page.reopenableUntil ?? page.now) })}
      </p>
    </ActDialog>
  )
}

/** Makes a member an agent, or an agent a member. */
export const TypeDialog = ({ page, onClose }: ActProps) => {
  const t = useT()
  const done = useActDone(page)
  const { memberId } = page.member
  const others = page.types.filter((type) => type !== page.type)
  const [type, setType] = useState(others[0] ?? 0)
  return (
    <ActDialog
      title={t('members.type.title')}
      draft={`type ${memberId}`}
      confirm={t('members.contact.go')}
      isSecond
      done=""
      change={{ before: { accountType: page.type }, after: { accountType: type } }}
      onConfirm={async ({ reason, requestId }) =>
        done(
          await call(changeMemberType, { params: { memberId }, body: { type, reason, requestId } }),
        )
      }
      onClose={onClose}
    >
      <p className="o-muted">{t('members.type.text')}</p>
      <Field label={t('members.type.new')}>
        <select
          value={String(type)}
          onChange={({ currentTarget }) => setType(Number(currentTarget.value))}
        >
          {others.map((one) => (
            <option key={one} value={one}>
              {one} · {t(`members.accountKind.${one === 0 ? 'member' : 'agent'}`)}
            </option>
          ))}
        </select>
      </Field>
    </ActDialog>
  )
}
