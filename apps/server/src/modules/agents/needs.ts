import type { ContractType } from '@trevo/contract/contract-terms.ts'
import type { ConsolidatedFunds } from '@trevo/contract/wps/consolidated.ts'
import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Logger } from '../../platform/logger.ts'
import type { AgentsTables } from './repository/tables.ts'

/** What contracts must know of a member. */
export type AgentNode = {
  readonly memberId: bigint
  /** The id that the outside knows. */
  readonly customerId: string
  readonly username: string
  readonly uplineMemberId: bigint | null
  readonly isAgent: boolean
}

/** The message that an agent finds about a contract on offer. */
export type OfferMessage = {
  readonly source: string
  readonly kind: 'contract_offered'
  readonly params: { readonly giver: string }
  readonly about: { readonly what: 'contract'; readonly id: string }
  readonly sentAt: Date
}

/** What agents asks of its neighbours. */
export type AgentsNeeds = {
  readonly database: Database<AgentsTables>
  readonly clock: Clock
  readonly logger: Pick<Logger, 'warn'>
  readonly members: {
    findAgent(memberId: bigint): Promise<AgentNode | undefined>
    findAgentByCustomerId(brandId: number, customerId: string): Promise<AgentNode | undefined>
    /** The agents one level below, by name. */
    listAgentsBelow(brandId: number, memberId: bigint): Promise<readonly AgentNode[]>
    /** Usernames and outside ids behind ids. */
    findNames(
      memberIds: readonly bigint[],
    ): Promise<ReadonlyMap<bigint, Pick<AgentNode, 'username' | 'customerId'>>>
  }
  readonly settings: {
    /** Contract types that the brand has switched on. */
    openTypes(brandId: number): readonly ContractType[]
  }
  readonly transfers: {
    /** The money beside which the consolidated call tells of contracts. */
    fundsOf(brandId: number, memberId: bigint): Promise<ConsolidatedFunds>
  }
  readonly inbox: {
    send(memberId: bigint, messages: readonly OfferMessage[]): Promise<unknown>
  }
}
