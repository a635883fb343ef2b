import type { ExclusionKind, ExclusionTerm } from '@trevo/contract/wps/security/exclusion.ts'
import type { SocialProvider } from '@trevo/contract/wps/security/social.ts'

/** A form of the security center, as the popup table opens it. */
export type SecurityForm =
  | { readonly name: 'profile' }
  | { readonly name: 'contact'; readonly channel: 'email' | 'mobile' }
  | { readonly name: 'payment' }
  | { readonly name: 'paymentReset' }
  | { readonly name: 'pin' }
  | { readonly name: 'sharedPhone' }
  | { readonly name: 'sharedPhoneOff' }
  | { readonly name: 'totp' }
  | { readonly name: 'totpOff' }
  | { readonly name: 'recovery' }
  | { readonly name: 'passkeyAdd' }
  | { readonly name: 'passkeyRemove'; readonly passkeyId: string; readonly label: string }
  | { readonly name: 'socialRemove'; readonly provider: SocialProvider }
  | {
      readonly name: 'exclusion'
      readonly kind: ExclusionKind
      readonly term: ExclusionTerm
      readonly endsAt: string | null
    }
  | { readonly name: 'close' }
