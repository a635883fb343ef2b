import { randomUUID } from 'node:crypto'
import { openRiskCase } from '@trevo/contract/ops/risk/risk.ts'
import { percentile } from './measure-calls.ts'
import { openCopy } from './open-copy.ts'

/** The first ones only warm up. */
const warmUp = 50

const median = (times: readonly number[]): number =>
  percentile(
    times.toSorted((a, b) => a - b),
    0.5,
  )

/**
 * A whole act, opening a case about a member with its checks, rows and history, in the audit over the same act
 * without, one after the other; medians.
 */
export const measureAct = async (
  databaseUrl: string,
  dataDir: string,
  count: number,
): Promise<number> => {
  const server = await openCopy(databaseUrl, dataDir)
  const { risk, staff } = server.modules
  const { rows } = await server.pool.query<{ id: bigint; customer: string }>(
    `select o.id, (select customer_id from members.member where account = 'trevo@membro.demo') as customer
     from identity.operator o where username_key = 'operador.demo'`,
  )
  const { id: operatorId = 0n, customer = '' } = rows[0] ?? {}
  const operator = {
    operatorId,
    brandId: 1,
    username: 'operador.demo',
    isForAllBrands: true,
    rights: await staff.rightsOf(operatorId),
  }
  const act = async (isAudited: boolean): Promise<void> => {
    const body = { clientId: randomUUID(), title: 'bench', members: [customer], reason: 'bench' }
    const open = () => risk.openRiskCase({ brandId: 1, operator: operator.username }, body)
    if (!isAudited) {
      await open()
      return
    }
    await staff.audit.watch(
      {
        endpoint: openRiskCase,
        operator: operator as never, // the watch reads these fields only
        requestId: body.clientId,
        address: '127.0.0.1',
        params: undefined,
        query: undefined,
        body,
      },
      open,
    )
  }
  const [bare, audited]: [number[], number[]] = [[], []]
  for (let turn = -warmUp; turn < count; turn += 1) {
    // Either goes first as often as the other: what else the machine does falls on both.
    for (const isAudited of turn % 2 === 0 ? [true, false] : [false, true]) {
      const startedAt = performance.now()
      await act(isAudited)
      if (turn >= 0) (isAudited ? audited : bare).push(performance.now() - startedAt)
    }
  }
  await server.close()
  return median(audited) / median(bare)
}
