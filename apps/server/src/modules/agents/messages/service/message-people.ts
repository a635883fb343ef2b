import { teamMessageReach } from '@trevo/contract/wps/agents/messages.ts'
import { startOfDayIn } from '@trevo/calendar/time-zone.ts'
import { countReached } from '../repository/messages.ts'
import type { AgentsDb } from '../../tables.ts'
import { findNode, listNodesBelow } from '../../tree/repository/tree.ts'
import type { AgentsNeeds, Person } from '../../needs.ts'
import type { Caller } from '../../tree/service/require-downline.ts'

/** People who can currently be written to. */
export const leftToday = async (
  db: AgentsDb,
  memberId: bigint,
  { now, zone }: { readonly now: Date; readonly zone: string },
): Promise<number> => {
  const today = startOfDayIn(now, zone)
  return Math.max(0, teamMessageReach.day - (await countReached(db, memberId, today)))
}

/** The agent above; undefined if that account is closed. */
export const findUpline = async (
  { database: { db }, members }: Pick<AgentsNeeds, 'database' | 'members'>,
  { memberId }: Caller,
): Promise<Person | undefined> => {
  const above = (await findNode(db, memberId))?.path.at(-2)
  const person = above === undefined ? undefined : (await members.findPeople([above])).get(above)
  return person?.isClosed ? undefined : person
}

/** Members directly below, newest first, up to a limit; closed accounts are left out. */
export const listDirect = async (
  { database: { db }, members }: Pick<AgentsNeeds, 'database' | 'members'>,
  { memberId }: Caller,
  { before, limit }: { readonly before?: bigint | undefined; readonly limit: number },
): Promise<{ readonly nodes: readonly bigint[]; readonly people: readonly Person[] }> => {
  const node = await findNode(db, memberId)
  if (!node) return { nodes: [], people: [] }
  const nodes = await listNodesBelow(db, node, 0, { direct: true, before, limit })
  const ids = nodes.map((one) => one.memberId)
  const found = await members.findPeople(ids)
  const people = ids.flatMap((id) => {
    const person = found.get(id)
    return person && !person.isClosed ? [person] : []
  })
  return { nodes: ids, people }
}
