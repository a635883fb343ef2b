import type {
  MemberRecord,
  RecordKind,
  TimelineGroup,
  TimelineItem,
} from '@trevo/contract/ops/members/member-records.ts'
import type { MemberPage } from '@trevo/contract/ops/members/members.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { Tx } from '@trevo/database/connect.ts'
import type { MembersNeeds } from '../needs.ts'

/** One line of a timeline, with the place after which its source goes on. */
export type SourceItem = { readonly item: Omit<TimelineItem, 'id'>; readonly place: string }

/** A list of its own that the timeline of a member is put together from, the newest first. */
export type TimelineSource = {
  /** Short: it is part of the cursor. */
  readonly name: string
  readonly group: TimelineGroup
  list(page: {
    readonly memberId: bigint
    readonly brandId: number
    readonly before: string | undefined
    readonly limit: number
    readonly language: Language
  }): Promise<readonly SourceItem[]>
}

type Whose = { readonly memberId: bigint; readonly brandId: number }

/** What the pages of operators need of members and of every module that knows something about them. */
export type OfficeNeeds = Pick<
  MembersNeeds,
  'database' | 'clock' | 'settings' | 'identity' | 'staff'
> & {
  readonly wallet: {
    balancesOf(
      memberIds: readonly bigint[],
    ): Promise<ReadonlyMap<bigint, { readonly availableMinor: bigint }>>
    balanceOf(
      memberId: bigint,
    ): Promise<{ readonly availableMinor: bigint; readonly heldMinor: bigint }>
  }
  readonly records: {
    /** The level that each of some members has reached, as rewards keep it; others are at the lowest. */
    findRanks(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, number>>
    /** Members of some levels above the lowest, by falling number. */
    listIdsOfLevels(page: {
      readonly brandId: number
      readonly levelMin: number
      readonly levelMax: number
      readonly before: bigint | undefined
      readonly limit: number
    }): Promise<readonly bigint[]>
    /** The names of a brand's levels, by rank; empty where it has none. */
    levelNames(brandId: number): Promise<ReadonlyMap<number, Readonly<Record<Language, string>>>>
    /** Stakes that are not decided and in no hold, in 1/10,000 BRL. */
    inPlayMinor(whose: Whose): Promise<bigint>
    /** Sums of some days of the brand, first and last included, formatted. */
    sumDays(
      whose: Whose & { readonly firstDay: string; readonly lastDay: string },
    ): Promise<Omit<MemberPage['last30'], 'from'>>
    isPaidByCpf(memberId: bigint, cpf: string): Promise<boolean>
    /** What waits or is undecided, apart from requests for a second person. */
    listOpenMatters(whose: Whose & { readonly at: Date }): Promise<MemberPage['openMatters']>
    listRecords(
      kind: RecordKind,
      page: Whose & {
        readonly before: string | undefined
        readonly pageSize: number
        readonly language: Language
      },
    ): Promise<{ readonly list: readonly MemberRecord[]; readonly next: string | null }>
    readonly timeline: readonly TimelineSource[]
  }
  readonly agents: {
    /** Everybody below an agent, by falling number. */
    listIdsBelow(
      agentId: bigint,
      page: { readonly before: bigint | undefined; readonly limit: number },
    ): Promise<readonly bigint[]>
  }
  readonly promotions: {
    /** Promotions ask for tags among their own tables. */
    saveTags(tx: Tx, memberId: bigint, tags: readonly string[]): Promise<void>
  }
}
