import { randomUUID } from 'node:crypto'
import { openRiskCase } from '@trevo/contract/ops/risk/risk.ts'
import { percentile, timeCalls } from './measure-calls.ts'
import { openCopy } from './open-copy.ts'

const turns = 10

const median = (times: readonly number[]): number =>
  percentile(
    times.toSorted((a, b) => a - b),
    0.5,
  )

/**
 * A whole act, opening a case about a member with its checks, rows and history, in the audit over the same act
 * without, in turns; medians.
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
  const act = (isAudited: boolean) => async (): Promise<void> => {
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
  for (let turn = 0; turn < turns; turn += 1) {
    bare.push(percentile(await timeCalls(count / turns, act(false)), 0.5))
    audited.push(percentile(await timeCalls(count / turns, act(true)), 0.5))
  }
  await server.close()
  return median(audited) / median(bare)
}
