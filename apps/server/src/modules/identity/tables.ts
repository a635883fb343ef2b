import type { SecurityEventKind } from '@trevo/contract/wps/security/sessions.ts'
import type { SocialProvider } from '@trevo/contract/wps/security/social.ts'
import type { ColumnType, Generated, Kysely } from 'kysely'

type DeviceColumns = {
  address: string
  user_agent: string
  device_kind: 'web' | 'mobile'
  login_device_id: string | null
}

export type CredentialTable = {
  id: ColumnType<bigint, never, never>
  brand_id: number
  member_id: bigint | null
  username: string
  username_key: string
  password_hash: string
  password_set_at: Date
  payment_password_hash: string | null
  pin_hash: string | null
  is_first_login: Generated<boolean>
  is_demo: Generated<boolean>
}

export type SessionKind = 'trial' | 'member' | 'agent'

/** A session's required action. */
export type RequiredAction = 'password' | 'mfa'

export type SessionTable = DeviceColumns & {
  token_hash: Buffer
  id: string
  member_id: bigint
  brand_id: number
  kind: SessionKind
  required_actions: Generated<RequiredAction[]>
  /** The session whose ticket opened this one. */
  parent_id: Generated<string | null>
  created_at: Date
  seen_at: Date
}

/** The way of logging in. */
export type LoginMethod =
  | 'password'
  | 'registration'
  | 'free_play'
  | 'sms'
  | 'passkey'
  | 'ticket'
  | 'google'
  | 'facebook'

export type SecurityEventTable = DeviceColumns & {
  member_id: bigint
  at: Date
  event_id: string
  brand_id: number
  kind: SecurityEventKind
  method: string | null
  session_id: string | null
  detail: ColumnType<Record<string, unknown>, string | undefined, never>
}

export type LoginChallengeTable = {
  challenge_id: string
  brand_id: number
  member_id: bigint
  pending: ColumnType<unknown, string, string>
  options: string[]
  tries_left: number
  until: Date
}

export type SocialArrivalTable = {
  link_id: string
  attempt_hash: Buffer
  brand_id: number
  provider: SocialProvider
  subject: string
  email: string | null
  email_verified: boolean
  name: string | null
  until: Date
}

export type OperatorTable = {
  id: ColumnType<bigint, never, never>
  brand_id: number
  username: string
  username_key: string
  password_hash: string
  password_set_at: Date
  created_at: Date
  disabled_at: ColumnType<Date | null, never, Date | null>
  is_demo: boolean
  is_for_all_brands: ColumnType<boolean, boolean | undefined, boolean>
}

export type OperatorSessionTable = {
  proved_at: Date | null
  token_hash: Buffer
  id: string
  operator_id: bigint
  brand_id: number
  has_second_factor: boolean
  created_at: Date
  seen_at: Date
  address: string
  user_agent: string
}

export type OperatorEventTable = {
  event_id: string
  at: Date
  brand_id: number
  operator_id: bigint
  kind:
    | 'login'
    | 'logout'
    | 'totp_enabled'
    | 'all_brands_granted'
    | 'all_brands_revoked'
    | 'created'
    | 'disabled'
    | 'enabled'
    | 'sessions_ended'
    | 'password_set'
    | 'totp_removed'
    | 'passkey_added'
    | 'passkey_removed'
  session_id: string | null
  address: string
  user_agent: string
}

export type IdentityTables = {
  'identity.credential': CredentialTable
  'identity.session': SessionTable
  'identity.security_event': SecurityEventTable
  'identity.known_address': {
    member_id: bigint
    address_key: string
    first_seen_at: Date
    last_seen_at: Date
  }
  'identity.last_proof': { member_id: bigint; at: Date }
  'identity.second_factor_due': { member_id: bigint; since: Date }
  'identity.totp': {
    member_id: bigint
    secret_sealed: Buffer
    confirmed_at: Date | null
    last_step: Generated<bigint>
  }
  'identity.recovery_code': { member_id: bigint; code_hash: Buffer }
  'identity.login_challenge': LoginChallengeTable
  'identity.login_ticket': {
    ticket_hash: Buffer
    brand_id: number
    member_id: bigint
    session_id: string
    until: Date
  }
  'identity.social_login': {
    brand_id: number
    provider: SocialProvider
    subject: string
    member_id: bigint
    linked_at: Date
  }
  'identity.social_attempt': {
    attempt_hash: Buffer
    provider: SocialProvider
    state: string
    nonce: string
    code_verifier: string
    until: Date
  }
  'identity.social_arrival': SocialArrivalTable
  'identity.operator': OperatorTable
  'identity.operator_place': { operator_id: bigint; address_key: string; last_seen_at: Date }
  'identity.operator_session': OperatorSessionTable
  'identity.operator_event': OperatorEventTable
  'identity.operator_totp': {
    operator_id: bigint
    secret_sealed: Buffer
    confirmed_at: Date | null
    last_step: Generated<bigint>
  }
  'identity.login_failure': { brand_id: number; subject: string; failed_at: Date[] }
  'identity.spent_id': { id: string; until: Date }
  'identity.request_limit': { key: string; points: number; expire: number }
  'identity.captcha': { id: string; answer: string; until: Date }
}

/** The database or an open transaction of it. */
export type IdentityDb = Kysely<IdentityTables>
