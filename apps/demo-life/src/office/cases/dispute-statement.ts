import type { Api } from '@trevo/api-client/create-api.ts'
import { disputeStatement, listStatements } from '@trevo/api-client/endpoints.ts'
import { listAgentStatements } from '@trevo/api-client/ops-endpoints.ts'
import { enterAsAgent } from '../../enter.ts'
import { needed } from '../../needed.ts'
import type { Work } from './work.ts'

const agents = ['agente.norte', 'agente.sul'] as const
const reason = 'Faltam rodadas de ontem à noite neste extrato. Podem conferir linha por linha?'

/** An agent disputes the newest statement of a contract, unless a dispute is open. */
export const createDisputeStatement =
  ({ config }: Work) =>
  async (office: Api): Promise<void> => {
    const query = { dispute: 'open', pageSize: 1 } as const
    if (needed(await office.call(listAgentStatements, { query })).list.length > 0) return
    for (const username of agents) {
      const api = await enterAsAgent(config, username)
      for (const contractType of ['REALTIME', 'DAILY'] as const) {
        const received = { contractType, side: 'receiver' } as const
        const { list } = needed(await api.call(listStatements, { query: received }))
        const undisputed = list.find(({ dispute }) => dispute === null)
        if (!undisputed) continue
        const { statementId } = undisputed
        needed(await api.call(disputeStatement, { body: { statementId, reason } }))
        return
      }
    }
  }
