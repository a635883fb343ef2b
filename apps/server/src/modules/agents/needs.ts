import type { ContractProduct, ContractType } from '@trevo/contract/contract-terms.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { ConsolidatedFunds } from '@trevo/contract/wps/consolidated.ts'
import type { Series } from '@trevo/contract/wps/lottery/games.ts'
import type { Database, Tx } from '@trevo/database/connect.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { ContractSheet } from '../../platform/shapes/contract-sheet.ts'
import type { ReportSheet } from '../../platform/shapes/report-sheet.ts'
import type { Approvals } from '../../platform/approvals/change-kind.ts'
import type { StreamedTransfer, Wallet } from '../wallet/index.ts'
import type { MovementKind } from './figures/domain/movement.ts'
import type { AgentsTables } from './tables.ts'

/** A movement of the ledger. */
export type LedgerTransfer = StreamedTransfer

/** What contracts need to know of a member. */
export type AgentNode = {
  readonly memberId: bigint
  /** The public id. */
  readonly customerId: string
  readonly username: string
  readonly uplineMemberId: bigint | null
  readonly isAgent: boolean
  /** Closed the account or excluded themselves: no agent sees them, or can find out which of the two. */
  readonly isClosed: boolean
}

/** A team member in a list. */
export type Person = {
  readonly memberId: bigint
  readonly customerId: string
  /** Masked, for others to see. */
  readonly maskedName: string
  readonly isAgent: boolean
  /** Closed the account or excluded themselves, and is in no list. */
  readonly isClosed: boolean
  /** Operators barred the member from being addressed with offers. */
  readonly takesNoMarketing: boolean
}

/** The message to an agent about a contract on offer, or about a statement. */
export type ContractMessage = {
  readonly source: string
  readonly kind: 'contract_offered' | 'statement_disputed' | 'dispute_answered'
  readonly params: { readonly giver: string } | { readonly from: string }
  readonly about: { readonly what: 'contract'; readonly id: string }
  readonly sentAt: Date
}

/** An agent's message to a team member, or to the agent above. */
type WrittenMessage = {
  readonly source: string
  readonly kind: 'agent_message' | 'team_message'
  /** The masked sender, and the text. */
  readonly params: { readonly from: string; readonly text: string }
  readonly about: { readonly what: 'agent' | 'team'; readonly id: string }
  readonly sentAt: Date
}

/** A series of a group that a member is given. */
export type GivenSeries = {
  readonly memberId: bigint
  readonly groupCode: Series['gameGroupCode']
  readonly prizeModeId: number
  readonly maxSeries: number
}

/** What agents needs from other modules. */
export type AgentsNeeds = {
  readonly database: Database<AgentsTables>
  readonly clock: Clock
  readonly logger: Pick<Logger, 'warn' | 'error'>
  readonly wallet: Pick<
    Wallet,
    'registerKinds' | 'transferStream' | 'postInTx' | 'postSetInTx' | 'balancesOf'
  >
  /** What needs a second person waits there. */
  readonly staff: Approvals
  readonly kinds: {
    /** How a kind of movement counts in a team's figures. */
    movementOf(kind: string): MovementKind | undefined
    typeCodeOf(kind: string): number
    /** Whether it changes a member's available balance. */
    movesAvailable(kind: string): boolean
  }
  readonly catalogue: {
    /** The product of a game. */
    productOf(nodeId: number): ContractProduct | undefined
    gameNameOf(nodeId: number, language: Language): string | null
  }
  readonly members: {
    findAgent(memberId: bigint): Promise<AgentNode | undefined>
    findAgentByCustomerId(brandId: number, customerId: string): Promise<AgentNode | undefined>
    /** The agents one level below, by name. */
    listAgentsBelow(brandId: number, memberId: bigint): Promise<readonly AgentNode[]>
    /** Usernames and public ids by id. */
    findNames(
      memberIds: readonly bigint[],
    ): Promise<ReadonlyMap<bigint, Pick<AgentNode, 'username' | 'customerId' | 'isClosed'>>>
    findByUsername(
      brandId: number,
      username: string,
    ): Promise<(AgentNode & { readonly type: number }) | undefined>
    /** Types of account that are agents, as the brand lists them. */
    agentTypesOf(brandId: number): readonly number[]
    savePlace(
      tx: Tx,
      memberId: bigint,
      place: { readonly uplineId?: bigint | null; readonly type?: number },
    ): Promise<void>
    /** An account that an agent creates; hashes the password before any row is locked. */
    prepareAccount(
      brandId: number,
      account: { readonly username: string; readonly password: string },
    ): Promise<{
      insert(tx: Tx, place: { readonly uplineId: bigint; readonly type: number }): Promise<bigint>
    }>
    /** How lists show members; unknown ids are left out, and so is who lacks this part in the login name. */
    findPeople(memberIds: readonly bigint[], named?: string): Promise<ReadonlyMap<bigint, Person>>
  }
  readonly identity: {
    endSessionsOf(memberId: bigint): Promise<void>
    /** The time of each member's last login; members who never logged in are left out. */
    findLastLogins(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, Date>>
  }
  readonly settings: {
    /** Contract types that the brand has switched on. */
    openTypes(brandId: number): readonly ContractType[]
    brandIds(): readonly number[]
    /** The zone in which the brand's days begin. */
    timeZoneOf(brandId: number): string
    brandNameOf(brandId: number): string
    /** Whether members must state their age before an account is created. */
    asksBirthDate(brandId: number): boolean
    /** The address of the brand's site, such as `https://trevo.example`. */
    originOf(brandId: number): string
  }
  readonly records: {
    /** A statement as PDF. */
    printContract(sheet: ContractSheet): Promise<Uint8Array>
    /** A report of a team as PDF. */
    printReport(sheet: ReportSheet): Promise<Uint8Array>
  }
  readonly lottery: {
    /** A member's maximum series, by group and prize mode. */
    listSeries(
      brandId: number,
      memberId: bigint,
    ): Promise<readonly Pick<Series, 'gameGroupCode' | 'prizeModeId' | 'maxSeries' | 'minSeries'>[]>
    saveSeries(tx: Tx, given: GivenSeries): Promise<void>
    /** Series given to individual members. */
    listGivenSeries(memberIds: readonly bigint[]): Promise<readonly GivenSeries[]>
  }
  readonly transfers: {
    /** The amounts of the consolidated call other than contracts. */
    fundsOf(brandId: number, memberId: bigint): Promise<ConsolidatedFunds>
  }
  readonly inbox: {
    send(
      memberId: bigint,
      messages: readonly (ContractMessage | WrittenMessage)[],
    ): Promise<unknown>
  }
}
