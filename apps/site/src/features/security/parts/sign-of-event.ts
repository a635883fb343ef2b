import type { SecurityEventKind } from '@trevo/contract/wps/security/sessions.ts'
import {
  Fingerprint,
  KeyRound,
  LifeBuoy,
  Link2,
  LogIn,
  LogOut,
  MapPin,
  PauseCircle,
  ShieldAlert,
  ShieldCheck,
  Smartphone,
  UserPen,
  UserX,
  WalletCards,
  type LucideIcon,
} from 'lucide-react'

const signs: Readonly<Record<SecurityEventKind, LucideIcon>> = {
  login: LogIn,
  login_refused: ShieldAlert,
  verification_required: ShieldCheck,
  verification_failed: ShieldAlert,
  address_registered: MapPin,
  lock_lifted: ShieldCheck,
  logout: LogOut,
  session_ended: LogOut,
  password_changed: KeyRound,
  password_recovered: KeyRound,
  payment_password_set: WalletCards,
  payment_password_changed: WalletCards,
  shared_phone_on: Smartphone,
  shared_phone_pin_changed: Smartphone,
  shared_phone_off: Smartphone,
  totp_enabled: ShieldCheck,
  totp_disabled: ShieldAlert,
  recovery_codes_renewed: LifeBuoy,
  recovery_code_used: LifeBuoy,
  passkey_added: Fingerprint,
  passkey_removed: Fingerprint,
  social_linked: Link2,
  social_removed: Link2,
  profile_changed: UserPen,
  email_confirmed: ShieldCheck,
  mobile_confirmed: ShieldCheck,
  account_closed: UserX,
  exclusion_set: PauseCircle,
}

/** The icon of an event in the history; bad ones stand out. */
export const signOfEvent = (
  kind: SecurityEventKind,
): { readonly Sign: LucideIcon; readonly isBad: boolean } => ({
  Sign: signs[kind],
  isBad: signs[kind] === ShieldAlert,
})
