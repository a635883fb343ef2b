import { useQuery } from '@tanstack/react-query'
import { CloseForm } from './forms/close-form.tsx'
import { ContactForm } from './forms/contact-form.tsx'
import { ExclusionForm } from './forms/exclusion-form.tsx'
import { PasskeyForm } from './forms/passkey-form.tsx'
import { PaymentForm } from './forms/payment-form.tsx'
import { PaymentResetForm } from './forms/payment-reset-form.tsx'
import { ProfileForm } from './forms/profile-form.tsx'
import { RemovePasskey, RemoveSocial, RenewRecovery, TotpOff } from './forms/proven-forms.tsx'
import { PinForm, SharedPhoneForm, SharedPhoneOffForm } from './forms/shared-phone-forms.tsx'
import type { SecurityForm } from '../../core/popups/security-form.ts'
import { TotpForm } from './forms/totp-form.tsx'
import { overviewQuery } from './common/queries.ts'

/** Any form of the security center, over the page that shows its effect. */
const SecurityPopup = ({
  form,
  onClose,
}: {
  readonly form: SecurityForm
  readonly onClose: () => void
}) => {
  const { data: overview } = useQuery(overviewQuery())
  if (!overview) return null
  const { profile } = overview
  switch (form.name) {
    case 'profile':
      return <ProfileForm profile={profile} onClose={onClose} />
    case 'contact': {
      const isConfirmed =
        form.channel === 'email' ? overview.emailConfirmed : overview.mobileConfirmed
      const known = isConfirmed ? undefined : (profile[form.channel] ?? undefined)
      return <ContactForm channel={form.channel} known={known} onClose={onClose} />
    }
    case 'payment':
      return <PaymentForm isSet={overview.hasPaymentPassword} onClose={onClose} />
    case 'paymentReset':
      return <PaymentResetForm overview={overview} onClose={onClose} />
    case 'pin':
      return <PinForm onClose={onClose} />
    case 'sharedPhone':
      return <SharedPhoneForm onClose={onClose} />
    case 'sharedPhoneOff':
      return <SharedPhoneOffForm onClose={onClose} />
    case 'totp':
      return <TotpForm onClose={onClose} />
    case 'totpOff':
      return <TotpOff onClose={onClose} />
    case 'recovery':
      return <RenewRecovery onClose={onClose} />
    case 'passkeyAdd':
      return <PasskeyForm onClose={onClose} />
    case 'passkeyRemove':
      return <RemovePasskey {...form} onClose={onClose} />
    case 'socialRemove':
      return <RemoveSocial provider={form.provider} onClose={onClose} />
    case 'exclusion':
      return <ExclusionForm {...form} onClose={onClose} />
    case 'close':
      return <CloseForm onClose={onClose} />
    default:
      return form satisfies never
  }
}
export default SecurityPopup
