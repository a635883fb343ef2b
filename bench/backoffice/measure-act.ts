import { randomUUID } from 'node:crypto'
import type { Body } from '@trevo/contract/endpoint.ts'
import { openRiskCase } from '@trevo/contract/ops/risk/risk.ts'
import { percentile } from './measure-calls.ts'
import { openCopy } from './open-copy.ts'
import { must, type Api } from './operator-api.ts'

/** The first ones only warm up. */
const warmUp = 50

const median = (times: readonly number[]): number =>
  percentile(
    times.toSorted((a, b) => a - b),
    0.5,
  )

type ActBody = Body<typeof openRiskCase>

/** Every order of three. */
const orders = [
  [0, 1, 2],
  [2, 1, 0],
  [1, 2, 0],
  [0, 2, 1],
  [2, 0, 1],
  [1, 0, 2],
]

/** Opens a case about the demo's member without HTTP, with or without its row in the audit. */
const openUseCase = async (databaseUrl: string, dataDir: string) => {
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
  const bare = (body: ActBody) =>
    risk.openRiskCase({ brandId: 1, operator: operator.username }, body)
  const audited = (body: ActBody) =>
    staff.audit.watch(
      {
        endpoint: openRiskCase,
        operator: operator as never, // the watch reads these fields only
        requestId: body.clientId,
        address: '127.0.0.1',
        params: undefined,
        query: undefined,
        body,
      },
      () => bare(body),
    )
  return { customer, bare, audited, close: () => server.close() }
}

/**
 * An operator opens a case about a member over HTTP. `auditMs` is what the row in the audit adds to the use case,
 * measured with and without it; `actRatio` is the whole act over the same without that. Medians of three kinds of
 * acts that take turns.
 */
export const measureAct = async (
  databaseUrl: string,
  dataDir: string,
  api: Api,
  count: number,
): Promise<{ readonly actMs: number; readonly auditMs: number; readonly actRatio: number }> => {
  const useCase = await openUseCase(databaseUrl, dataDir)
  const acts = [
    (body: ActBody) => must(api.call(openRiskCase, { body })),
    useCase.bare,
    useCase.audited,
  ]
  const times = acts.map((): number[] => [])
  for (let turn = -warmUp; turn < count; turn += 1) {
    // Each goes first, and follows each of the others, as often: what is left of one falls on all.
    for (const kind of orders[(turn + warmUp) % orders.length] ?? []) {
      const body = {
        clientId: randomUUID(),
        title: 'bench',
        members: [useCase.customer],
        reason: 'bench',
      }
      const startedAt = performance.now()
      await acts[kind]?.(body)
      if (turn >= 0) times[kind]?.push(performance.now() - startedAt)
    }
  }
  await useCase.close()
  const [actMs = 0, bareMs = 0, auditedMs = 0] = times.map(median)
  const auditMs = auditedMs - bareMs
  return { actMs, auditMs, actRatio: actMs / (actMs - auditMs) }
}
