import type { Language } from '@trevo/contract/shapes.ts'
import { cashierKinds } from '../modules/cashier/index.ts'
import { gameIn, type Catalogue } from '../modules/catalogue/index.ts'
import { playKinds } from '../modules/play/index.ts'
import type { KindDefinition, MovementOrigin, StatementLine } from '../modules/wallet/index.ts'

/** Every kind of movement that can stand on a member's statement. */
export const statementKinds: readonly KindDefinition[] = [...cashierKinds, ...playKinds]

/** Says of a statement line which game, round or deposit it belongs to. */
export const statementOrigin =
  (catalogue: Catalogue) =>
  ({ reference, txnId }: StatementLine, language: Language): MovementOrigin => {
    const nodeId = Number(reference?.['node'] ?? Number.NaN)
    const found = Number.isNaN(nodeId) ? undefined : catalogue.findKnown(nodeId)
    const game = found && gameIn(found, language)
    const endToEndId = reference?.['endToEndId']
    return {
      // The number a person can look up: the bank's for a Pix, the round's for a bet.
      order_no: endToEndId ?? reference?.['round'] ?? txnId,
      remark: endToEndId ?? '',
      gameName: game?.gameName ?? null,
      iconUrl: game?.iconUrl ?? null,
      roundId: reference?.['round'] ?? null,
      depositId: reference?.['depositId'] ?? null,
    }
  }
