import type {
  LimitProposal,
  RiskLevel,
  RiskMarker,
} from '@trevo/contract/wps/play-risk/play-risk.ts'
import type { playEvents } from '@trevo/contract/ops/conduct/play-risk.ts'
import type { Jurisdiction } from '@trevo/contract/jurisdiction-rules.ts'
import type { Texts } from '@trevo/languages/texts.ts'
import type { ColumnType, Generated, Selectable } from 'kysely'

type ModelTable = { version: number; since: Date; content: unknown }

type AttemptTable = {
  person_id: bigint
  minute: Date
  member_id: bigint
  limit_name: string
}

type DayTable = {
  person_id: bigint
  /** `yyyy-mm-dd` */
  day: string
  model: number
  bets: bigint
  staked_minor: bigint
  lost_minor: bigint
  deposited_minor: bigint
  deposits: number
  played_min: number
  longest_min: number
  night_min: number
  chasing: number
  cancelled: number
  attempts: number
}
export type DayRow = Selectable<DayTable>

type PersonTable = {
  person_id: bigint
  level: Generated<RiskLevel>
  level_since: Date
  score: Generated<number>
  markers: ColumnType<RiskMarker[], string | undefined, string>
  model: number | null
  counted_at: Date | null
  judged_on: string | null
  lower_since: string | null
  held_until: string | null
  held_score: number | null
}
export type PersonRow = Selectable<PersonTable>

type AccountTable = { member_id: bigint; person_id: bigint; brand_id: number }

export type RiskEventKind = (typeof playEvents)[number]

type EventTable = {
  event_id: Generated<bigint>
  person_id: bigint
  at: Date
  kind: RiskEventKind
  level: RiskLevel | null
  operator: string | null
  content: string | null
}
export type EventRow = Selectable<EventTable>

type ProposalTable = {
  proposal_id: Generated<bigint>
  person_id: bigint
  kind: LimitProposal['kind']
  period: LimitProposal['period']
  value_minor: bigint
  made_at: Date
  ended_at: Date | null
  outcome: 'accepted' | 'declined' | 'replaced' | null
}
export type ProposalRow = Selectable<ProposalTable>

type ReviewTable = {
  review_id: Generated<bigint>
  person_id: bigint
  opened_at: Date
  due_at: Date
  late_at: Date | null
  decided_at: Date | null
  operator: string | null
  reason: string | null
}
export type ReviewRow = Selectable<ReviewTable>

type SelfTestTable = { person_id: bigint; member_id: bigint; score: number; at: Date }
export type SelfTestRow = Selectable<SelfTestTable>

type HelpContactTable = {
  contact_id: Generated<bigint>
  jurisdiction: Jurisdiction
  code: string
  brand_id: number | null
  place: number
  names: ColumnType<Texts<string>, string>
  abouts: ColumnType<Texts<string>, string>
  phone: string | null
  url: string | null
}

export type PlayRiskTables = {
  'play_risk.model': ModelTable
  'play_risk.attempt': AttemptTable
  'play_risk.day': DayTable
  'play_risk.person': PersonTable
  'play_risk.account': AccountTable
  'play_risk.event': EventTable
  'play_risk.proposal': ProposalTable
  'play_risk.review': ReviewTable
  'play_risk.self_test': SelfTestTable
  'play_risk.help_contact': HelpContactTable
}
