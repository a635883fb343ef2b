import type { ContractType } from '@trevo/contract/contract-terms.ts'
import type { Language } from '@trevo/contract/shapes.ts'

/** What is printed of a statement of a contract between agents. */
export type ContractSheet = {
  readonly language: Language
  readonly brandName: string
  readonly timeZone: string
  readonly giver: string
  readonly receiver: string
  readonly contractType: ContractType
  readonly number: string
  readonly from: Date
  readonly to: Date
  /** From 2 on a correction. */
  readonly version: number
  /** These are null where they are of no meaning for the type. */
  readonly betMinor: bigint | null
  readonly netLossMinor: bigint | null
  readonly carriedInMinor: bigint | null
  readonly activeMembers: number | null
  readonly rate: string | null
  readonly rounds: number
  readonly dueMinor: bigint
  readonly amountMinor: bigint
  readonly paidMinor: bigint
  readonly paidAt: Date | null
  readonly inputsHash: string
}
