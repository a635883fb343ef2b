import { formatDate } from '@trevo/i18n/format.ts'
import { Fingerprint, KeyRound, LifeBuoy, ShieldCheck, WalletCards } from 'lucide-react'
import { useLanguage } from '../../../core/language/language.tsx'
import { to } from '../../../core/router/to.ts'
import { useSession } from '../../../core/session/store.ts'
import { openPopup } from '../../../core/popups/popups.ts'
import type { SecurityForm } from '../../../core/popups/security-form.ts'
import { InfoList, InfoRow, LinkRow, RowButton } from '../common/info-list.tsx'
import type { SecurityOverview } from '../common/queries.ts'
import { useText } from '../../../core/language/use-text.ts'
import { SocialRows } from './social-rows.tsx'

const open = (form: SecurityForm) => () => openPopup('security', { form })

/** Everything that grants or blocks access to the account. */
export const AccessSection = ({ overview }: { readonly overview: SecurityOverview }) => {
  const t = useText('security')
  return (
    <InfoList title={t('section.access')}>
      <PasswordRow setAt={overview.passwordSetAt} />
      <InfoRow
        icon={<WalletCards size={20} aria-hidden="true" />}
        label={t('field.paymentPassword')}
        value={t(overview.hasPaymentPassword ? 'paymentOn' : 'paymentOff')}
        action={
          <RowButton
            label={t(overview.hasPaymentPassword ? 'change' : 'create')}
            about={t('field.paymentPassword')}
            onClick={open({ name: 'payment' })}
          />
        }
      />
      <TotpRows overview={overview} />
      <LinkRow
        icon={<Fingerprint size={20} aria-hidden="true" />}
        label={t('passkeys')}
        value={
          overview.passkeyCount > 0
            ? t('passkeysSome', { count: overview.passkeyCount })
            : t('passkeysNone')
        }
        href={to.member('securityCenter', { part: 'passkeys' })}
      />
      <SocialRows linked={overview.socialLogins} />
    </InfoList>
  )
}

const PasswordRow = ({ setAt }: { readonly setAt: string }) => {
  const t = useText('security')
  const { locale } = useLanguage()
  const canChange = useSession().whitelabelVal['PASS3'] ?? false
  return (
    <InfoRow
      icon={<KeyRound size={20} aria-hidden="true" />}
      label={t('password')}
      value={t('passwordSet', { date: formatDate(new Date(setAt), locale) })}
      action={
        canChange && (
          <RowButton
            label={t('change')}
            about={t('password')}
            onClick={() => openPopup('changePass', {})}
          />
        )
      }
    />
  )
}

const TotpRows = ({ overview }: { readonly overview: SecurityOverview }) => {
  const t = useText('security')
  const { totpOn, recoveryCodesLeft } = overview
  return (
    <>
      <InfoRow
        icon={<ShieldCheck size={20} aria-hidden="true" />}
        label={t('totp')}
        value={t(totpOn ? 'on' : 'totpOff')}
        action={
          <RowButton
            label={t(totpOn ? 'turnOff' : 'turnOn')}
            about={t('totp')}
            danger={totpOn}
            onClick={open({ name: totpOn ? 'totpOff' : 'totp' })}
          />
        }
      />
      {totpOn && (
        <InfoRow
          icon={<LifeBuoy size={20} aria-hidden="true" />}
          label={t('recovery')}
          value={t('recoveryLeft', { count: recoveryCodesLeft })}
          action={
            <RowButton
              label={t('change')}
              about={t('recovery')}
              onClick={open({ name: 'recovery' })}
            />
          }
        />
      )}
    </>
  )
}
