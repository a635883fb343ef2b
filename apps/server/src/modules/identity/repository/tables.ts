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
  holder: 'member' | 'operator'
  member_id: bigint | null
  username: string
  username_key: string
  password_hash: string
  password_set_at: Date
  payment_password_hash: string | null
  is_first_login: Generated<boolean>
  is_demo: Generated<boolean>
}

export type SessionKind = 'trial' | 'member' | 'agent'

export type SessionTable = DeviceColumns & {
  token_hash: Buffer
  id: string
  member_id: bigint
  brand_id: number
  kind: SessionKind
  created_at: Date
  seen_at: Date
}

export type LoginMethod = 'password' | 'registration' | 'free_play'

export type LoginEventTable = DeviceColumns & {
  member_id: bigint
  at: Date
  session_id: string
  brand_id: number
  method: LoginMethod
}

export type IdentityTables = {
  'identity.credential': CredentialTable
  'identity.session': SessionTable
  'identity.login_event': LoginEventTable
  'identity.login_failure': { brand_id: number; subject: string; failed_at: Date[] }
  'identity.spent_id': { id: string; until: Date }
  'identity.captcha': { id: string; answer: string; until: Date }
}

/** The database or an open transaction of it. */
export type IdentityDb = Kysely<IdentityTables>
