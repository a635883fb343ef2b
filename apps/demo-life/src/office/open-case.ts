import { randomUUID } from 'node:crypto'
import type { Api } from '@trevo/api-client/create-api.ts'
import { listMembers, listRiskCases, openRiskCase } from '@trevo/api-client/ops-endpoints.ts'
import { needed } from '../needed.ts'

/** A case of the risk team about two members, unless one is open. */
export const openCase = async (office: Api): Promise<void> => {
  const { list: open } = needed(await office.call(listRiskCases, { query: { pageSize: 1 } }))
  if (open.length > 0) return
  const { list } = needed(await office.call(listMembers, { query: { pageSize: 2 } }))
  const body = {
    clientId: randomUUID(),
    title: 'Duas contas no mesmo aparelho',
    members: list.map(({ memberId }) => memberId),
    reason: 'Os acessos de hoje vieram do mesmo aparelho e da mesma rede.',
  }
  if (body.members.length > 0) needed(await office.call(openRiskCase, { body }))
}
