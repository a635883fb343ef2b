import type { OfficeEventKind } from '@trevo/contract/ops/members/members.ts'
import type { MemberPermission } from '@trevo/contract/member-permissions.ts'
import type { ExclusionKind, ExclusionTerm } from '@trevo/contract/wps/security/exclusion.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { ColumnType, Generated, Kysely } from 'kysely'

export type MemberTable = {
  member_id: ColumnType<bigint, never, never>
  customer_id: string
  brand_id: number
  /** The database gives a new account its person. */
  person_id: ColumnType<bigint, never, bigint>
  account: string
  account_key: string
  nickname: string
  type: number
  language: LanguageCode | null
  upline_member_id: bigint | null
  referrer_member_id: bigint | null
  invite_code: string
  affiliate_code: string | null
  referral_code: string | null
  recommender_id: string | null
  payee_name: string | null
  email: string | null
  mobile_dialing_code: string | null
  mobile_number: string | null
  mobile_e164: string | null
  mobile_confirmed_at: Date | null
  email_confirmed_at: Date | null
  qq_number: string | null
  line: string | null
  whatsapp: string | null
  facebook: string | null
  wechat: string | null
  id_number: string | null
  /** yyyy-MM-dd */
  born_on: string | null
  tax_id: string | null
  postal_address: unknown
  terms_accepted_at: Date | null
  register_domain: string | null
  register_url: string | null
  register_address: string | null
  registered_at: Date
  closed_at: Date | null
  close_reason: string | null
  /** Since when an exclusion is in force; null if none is. */
  excluded_at: ColumnType<Date | null, never, Date | null>
  is_demo: Generated<boolean>
  /** Permissions that operators blocked. */
  blocked: ColumnType<MemberPermission[], never, never>
  avatar: ColumnType<number | null, never, number>
  /** Since when the central register bars the person; null if it does not. */
  impeded_at: ColumnType<Date | null, never, Date | null>
  /** Since when nothing that entices to play reaches the account; null if it may. */
  offers_withheld_at: ColumnType<Date | null, never, Date | null>
  /** Until when the member wants nothing promotional. */
  silent_until: ColumnType<Date | null, never, Date | null>
  /** Since when an answer of that register is awaited; null if none is. */
  unchecked_at: ColumnType<Date | null, never, Date | null>
}

/** One human in a company. */
export type PersonTable = {
  person_id: ColumnType<bigint, never, never>
  company_id: number
  /** 11 digits; null until an account of the person tells it. */
  cpf: string | null
  /** The person whose accounts this one's became. */
  joined_person_id: ColumnType<bigint | null, never, bigint>
}

export type ResetLinkTable = {
  ticket_hash: Buffer
  brand_id: number
  member_id: bigint | null
  until: Date
}

export type PendingContactTable = {
  member_id: bigint
  channel: 'email' | 'mobile'
  target: string
  dialing_code: string | null
  national_number: string | null
}

export type ExclusionTable = {
  exclusion_id: ColumnType<bigint, never, never>
  member_id: bigint
  /** The database fills it from the term where an older version writes. */
  kind: ExclusionKind
  /** That of the account; the database fills it. */
  brand_id: Generated<number>
  /** Of the rows that were set together, one for each account of a person. */
  standing_id: string | null
  term: ExclusionTerm
  began_at: Date
  ends_at: Date | null
  ended_at: ColumnType<Date | null, never, Date | null>
  next_clearing_at: Date | null
  /** When closing the account is tried next, after the term of a self-exclusion. */
  close_next_at: ColumnType<Date | null, never, Date | null>
}

export type ExclusionEventTable = {
  event_id: ColumnType<bigint, never, never>
  exclusion_id: bigint
  kind: 'began' | 'replaced' | 'lift_asked' | 'lifted' | 'ended' | 'closed'
  at: Date
  operator: string | null
  reason: string | null
}

export type BlockTable = {
  block_id: ColumnType<bigint, never, never>
  member_id: bigint
  permission: MemberPermission
  began_at: Date
  ends_at: Date | null
  ended_at: ColumnType<Date | null, never, Date | null>
  reason: string
  operator: string
}

export type NoteTable = {
  note_id: ColumnType<bigint, never, never>
  member_id: bigint
  at: Date
  operator: string
  text: string
}

export type TagTable = { brand_id: number; tag: string; member_id: bigint }

export type OfficeEventTable = {
  event_id: ColumnType<bigint, never, never>
  member_id: bigint
  at: Date
  kind: OfficeEventKind
  /** Null where the clock did it. */
  operator: string | null
  reason: string | null
  detail: ColumnType<Readonly<Record<string, unknown>>, string, never>
}

export type LastLoginTable = { member_id: bigint; brand_id: number; at: Date }

/** What a brand asks of everybody before a stake, as far as its accounts follow it. */
export type StandingRuleTable = {
  brand_id: number
  asks_identity: boolean
  asks_limits: boolean
  done_member_id: bigint | null
}

export type MemberTables = {
  'members.member': MemberTable
  'members.person': PersonTable
  'members.reset_link': ResetLinkTable
  'members.pending_contact': PendingContactTable
  'members.exclusion': ExclusionTable
  'members.exclusion_event': ExclusionEventTable
  'members.block': BlockTable
  'members.note': NoteTable
  'members.tag': TagTable
  'members.office_event': OfficeEventTable
  'members.last_login': LastLoginTable
  'members.standing_rule': StandingRuleTable
}

/** The database or an open transaction of it. */
export type MemberDb = Kysely<MemberTables>
