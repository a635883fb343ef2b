import type { Answer } from '@trevo/contract/endpoint.ts'
import type { listTransactions } from '@trevo/contract/wps/member.ts'
import { systemClock } from '@trevo/platform/clock.ts'
import { statementKinds, statementOrigin } from '../compose/movements/describe-movements.ts'
import type { Config } from '../platform/config.ts'
import type { World } from './world.ts'

/** A movement by its kind in the ledger. */
export type GivenMovement = {
  readonly kind: string
  /** Signed decimal, in BRL. */
  readonly amount: string
  /** What it belongs to: `round`, `order`, `node`. */
  readonly reference: Readonly<Record<string, string>>
}

export type StatementRows = Answer<typeof listTransactions>['list']

/** Describes movements by the server's own rules: type, picture, and link. @throws for an unknown kind. */
export const movementsOf =
  (world: World, config: Config) =>
  (given: readonly GivenMovement[]): StatementRows => {
    const findKnown = (nodeId: number) => world.lobby().byNode.get(nodeId)
    const originOf = statementOrigin({ findKnown }, config, systemClock)
    return given.map(({ kind, amount, reference }, index) => {
      const definition = statementKinds.find((one) => one.kind === kind)
      if (!definition) throw new Error(`no movement is of the kind ${kind}`)
      return {
        tx_id: String(index + 1),
        tx_type_id: definition.typeCode,
        tx_time: systemClock.now().toISOString(),
        amount,
        current_avail_balance: '100.00',
        ...originOf({ kind, reference, txnId: `stand-in:${index}` }, 'PT'),
      }
    })
  }
