import type { AdjustmentCause } from '@trevo/contract/ops/ledger/ledger.ts'
import type { Modules } from '../modules.ts'
import { demoIdOf } from './demo-id.ts'

type Gift = {
  readonly username: string
  /** In reais, with two decimals. */
  readonly amount: string
  readonly cause: AdjustmentCause
  readonly evidence: string
  readonly reason: string
}

/** Gives a member money as operators do: one of the demo asks, another one says yes. Each member gets it once. */
export const giveMoney = async (
  brandId: number,
  { ledger, identity }: Modules,
  { username, ...gift }: Gift,
): Promise<void> => {
  for (const operator of ['operador.demo', 'operadora.demo']) {
    const operatorId = await identity.operatorAccounts.findOperatorId(brandId, operator)
    if (operatorId === undefined) throw new Error(`no operator ${operator}`)
    const by = { operatorId, username: operator, brandId }
    const adjustmentId = demoIdOf(`adjustment ${username}`)
    const direction = 'credit' as const
    const order = { adjustmentId, member: username, direction, files: [], ...gift }
    const { isDone } = await ledger.adjustBalance(by, order)
    if (isDone) return
  }
}
