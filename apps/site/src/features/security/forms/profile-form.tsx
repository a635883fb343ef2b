import { updateProfile } from '@trevo/api-client/endpoints.ts'
import { isOldEnough } from '@trevo/field-rules/check-age.ts'
import { Field } from '@trevo/ui/field.tsx'
import type { ComponentProps } from 'react'
import { FormEnd } from '../../../core/forms/form-end.tsx'
import { call } from '../../../core/api/api.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { loadMember } from '../../../entities/member/restore-session.ts'
import { sessionKeys } from '../../../core/session/session-keys.ts'
import { useSession } from '../../../core/session/store.ts'
import type { SecurityOverview } from '../common/queries.ts'
import styles from './form.module.css'
import { useText } from '../../../core/language/use-text.ts'
import { FormModal, useDone, useFailure } from './form-parts.tsx'
import { changedFields, fieldsToEdit, profileFields, type ProfileField } from './profile-fields.ts'

const inputs: Readonly<Partial<Record<ProfileField, ComponentProps<'input'>>>> = {
  nickname: { autoComplete: 'nickname', maxLength: 40 },
  payeeName: { autoComplete: 'name', autoCapitalize: 'words' },
  bornOn: { type: 'date', autoComplete: 'bday' },
  taxId: { inputMode: 'numeric', autoComplete: 'off', maxLength: 14 },
  whatsapp: { type: 'tel', inputMode: 'tel', autoComplete: 'off' },
}

const named = Object.fromEntries(profileFields.map((name) => [name, name])) as Record<
  ProfileField,
  ProfileField
>
const fieldOf: Readonly<Record<string, ProfileField>> = {
  ...named,
  'register.too_young': 'bornOn',
}

/** Personal details; those that matter for payouts can be given only once. */
export const ProfileForm = ({
  profile,
  onClose,
}: {
  readonly profile: SecurityOverview['profile']
  readonly onClose: () => void
}) => {
  const t = useText('security')
  const { setReg } = useSession()
  const failureOf = useFailure()
  const done = useDone(onClose)
  const fields = fieldsToEdit(profile, setReg)
  const shown = Object.fromEntries(
    profileFields.map((name) => [name, (fields.includes(name) && profile[name]) || '']),
  ) as Record<ProfileField, string>
  const form = useForm<ProfileField>({
    empty: shown,
    check: (name, values) => {
      const value = values[name].trim()
      if (value === '') return undefined
      if (name === 'bornOn' && !isOldEnough(value, new Date().toISOString().slice(0, 10)))
        return t('common.mustBe18')
      if (name === 'taxId' && value.replaceAll(/\D/g, '').length !== 11)
        return t('profile.taxIdWrong')
      return undefined
    },
    send: async (values) => {
      const body = changedFields(shown, values)
      if (Object.keys(body).length === 0) return { message: t('profile.nothing') }
      const answer = await call(updateProfile, { body })
      if (!answer.ok) return failureOf(answer, fieldOf)
      // The nickname is in the header and in session storage.
      const token = sessionKeys.read('token')
      if (token !== undefined) await loadMember(token).catch(() => undefined)
      await done(t('profile.saved'))
      return undefined
    },
  })
  const hints: Readonly<Partial<Record<ProfileField, string>>> = {
    payeeName: t('common.payeeNameHint'),
    taxId: t('profile.taxIdHint'),
  }
  return (
    <FormModal title={t('profile.title')} lead={t('profile.once')} onClose={onClose}>
      <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
        {fields.map((name) => (
          <Field
            key={name}
            maxLength={255}
            {...inputs[name]}
            {...form.field(name)}
            label={t(`field.${name}`)}
            hint={form.field(name).error === undefined ? hints[name] : undefined}
          />
        ))}
        <FormEnd form={form} label={t('common.save')} />
      </form>
    </FormModal>
  )
}
