import type { Language } from '@trevo/contract/shapes.ts'
import { gameIn, type Catalogue } from '../modules/catalogue/index.ts'
import type { KindDefinition, MovementOrigin, StatementLine } from '../modules/wallet/index.ts'

/** Every kind of movement that can stand on a member's statement. */
export const statementKinds: readonly KindDefinition[] = []

/** Says of a statement line which game, round or deposit it belongs to. */
export const statementOrigin =
  (catalogue: Catalogue) =>
  ({ reference }: StatementLine, language: Language): MovementOrigin => {
    const nodeId = Number(reference?.['nodeId'] ?? Number.NaN)
    const game = Number.isNaN(nodeId) ? undefined : catalogue.findGame(nodeId)
    return {
      remark: reference?.['endToEndId'] ?? '',
      gameName: game ? gameIn(game, language).gameName : null,
      roundId: reference?.['roundId'] ?? null,
      depositId: reference?.['depositId'] ?? null,
    }
  }
