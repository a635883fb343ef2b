import {
  checkSharedPhonePin,
  endSharedPhone,
  setSharedPhonePin,
} from '@trevo/api-client/endpoints.ts'
import { Button } from '@trevo/ui/button.tsx'
import { call } from '../../../core/api/api.ts'
import { FormEnd } from '../../../core/forms/form-end.tsx'
import { useForm } from '../../../core/forms/use-form.ts'
import { useText } from '../../../core/language/use-text.ts'
import { openPopup } from '../../../core/popups/popups.ts'
import { leaveSharedPhone, openSharedPhone, useSession } from '../../../core/session/store.ts'
import { forgetTraces } from '../../../entities/member/remember/forget-traces.ts'
import styles from './form.module.css'
import { FormModal, ProvePassword, SecretField, useDone, useFailure } from './form-parts.tsx'

type Closing = { readonly onClose: () => void }

const isFourToSix = (pin: string): boolean => /^\d{4,6}$/.test(pin)

const settingOf = {
  'password.wrong': 'password',
  'pin.invalid': 'pin',
  'pin.confirmation_differs': 'again',
} as const

/** Shared-phone mode on with a first PIN, or another PIN, a forgotten one too. */
export const SharedPhoneForm = ({ onClose }: Closing) => {
  const t = useText('security')
  const failureOf = useFailure()
  const done = useDone(onClose)
  const isOn = useSession().memberInfo?.isSharedPhone ?? false
  const form = useForm({
    empty: { password: '', pin: '', again: '' },
    check: (name, { password, pin, again }) => {
      if (name === 'password') return password ? undefined : t('form.passwordNeeded')
      if (name === 'pin') return isFourToSix(pin) ? undefined : t('pin.wrongShape')
      return again === pin ? undefined : t('pin.differs')
    },
    send: async ({ password, pin, again }) => {
      const answer = await call(setSharedPhonePin, { body: { password, pin, confirmPin: again } })
      if (!answer.ok) return failureOf(answer, settingOf)
      forgetTraces()
      openSharedPhone(answer.value.pinProof)
      await done(t('pin.saved'))
      return undefined
    },
  })
  return (
    <FormModal
      title={t(isOn ? 'pin.changeTitle' : 'pin.onTitle')}
      lead={t('pin.lead')}
      onClose={onClose}
    >
      <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
        <SecretField digits field={form.field('pin')} label={t('pin.new')} />
        <SecretField digits field={form.field('again')} label={t('pin.again')} />
        <ProvePassword field={form.field('password')} />
        <FormEnd form={form} label={t(isOn ? 'common.save' : 'turnOn')} />
        {isOn && (
          <Button
            look="quiet"
            wide
            onClick={() => openPopup('security', { form: { name: 'sharedPhoneOff' } })}
          >
            {t('pin.off')}
          </Button>
        )}
      </form>
    </FormModal>
  )
}

/** Shared-phone mode off: by the password, so that who has the phone cannot. */
export const SharedPhoneOffForm = ({ onClose }: Closing) => {
  const t = useText('security')
  const failureOf = useFailure()
  const done = useDone(onClose)
  const form = useForm({
    empty: { password: '' },
    check: (_name, { password }) => (password ? undefined : t('form.passwordNeeded')),
    send: async (body) => {
      const answer = await call(endSharedPhone, { body })
      if (!answer.ok) return failureOf(answer, { 'password.wrong': 'password' })
      leaveSharedPhone()
      await done(t('pin.ended'))
      return undefined
    },
  })
  return (
    <FormModal title={t('pin.off')} lead={t('pin.offLead')} onClose={onClose}>
      <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
        <ProvePassword field={form.field('password')} />
        <FormEnd form={form} label={t('turnOff')} />
      </form>
    </FormModal>
  )
}

/** The PIN, before the page shows or does anything of the member. */
export const PinForm = ({ onClose }: Closing) => {
  const t = useText('security')
  const failureOf = useFailure()
  const form = useForm({
    empty: { pin: '' },
    check: (_name, { pin }) => (isFourToSix(pin) ? undefined : t('pin.wrongShape')),
    send: async (body) => {
      const answer = await call(checkSharedPhonePin, { body })
      // Turned off on another device: there is nothing to cover any more.
      if (!answer.ok && answer.code === 'pin.not_set') leaveSharedPhone()
      else if (!answer.ok) return failureOf(answer, { 'pin.wrong': 'pin', 'pin.locked': 'pin' })
      else openSharedPhone(answer.value.pinProof)
      onClose()
      return undefined
    },
  })
  return (
    <FormModal title={t('pin.enter')} lead={t('pin.coveredText')} onClose={onClose}>
      <form className={styles['form']} onSubmit={form.onSubmit} noValidate>
        <SecretField digits field={form.field('pin')} label={t('pin.label')} />
        <FormEnd form={form} label={t('common.show')} />
        <Button
          look="quiet"
          wide
          onClick={() => openPopup('security', { form: { name: 'sharedPhone' } })}
        >
          {t('pin.forgot')}
        </Button>
      </form>
    </FormModal>
  )
}
