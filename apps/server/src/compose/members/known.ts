import type { Language } from '@trevo/contract/shapes.ts'
import type { OpenCashier } from '../../modules/cashier/index.ts'
import { gameIn, type Catalogue } from '../../modules/catalogue/index.ts'
import type { Lottery } from '../../modules/lottery/index.ts'
import type { Records } from '../../modules/records/index.ts'
import type { Sportsbook } from '../../modules/sportsbook/index.ts'
import type { Wallet } from '../../modules/wallet/index.ts'

/** The modules that know something about a member. */
export type Known = {
  readonly wallet: Wallet
  readonly cashier: OpenCashier
  readonly catalogue: Catalogue
  readonly lottery: Lottery
  readonly sportsbook: Sportsbook
  readonly records: Records
}

/** The name of a game or lottery; null for sports and what the catalogue has no more. */
export type GameName = (bet: { readonly nodeId: number }, language: Language) => string | null

export const createGameName =
  ({ findKnown }: Pick<Catalogue, 'findKnown'>): GameName =>
  ({ nodeId }, language) => {
    const found = nodeId > 0 ? findKnown(nodeId) : undefined
    return found ? gameIn(found, language).gameName : null
  }
