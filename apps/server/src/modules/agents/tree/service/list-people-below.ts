import { namePartMin } from '@trevo/contract/wps/agents/team.ts'
import { cutPage, withExtra } from '@trevo/platform/keyset.ts'
import { listNodesBelow, type Node } from '../repository/tree.ts'
import type { AgentsNeeds, Person } from '../../needs.ts'

/** Somebody below, as lists show them. */
export type PersonBelow = { readonly node: Node; readonly person: Person }

type Wanted = {
  readonly direct: boolean
  /** Only those who joined within these days. */
  readonly placed?: { readonly from: Date; readonly until: Date } | undefined
  /** Part of the login name, in any case; shorter than `namePartMin` it finds nobody. */
  readonly named?: string | undefined
  readonly userType?: 'member' | 'agent' | undefined
  readonly before?: bigint | undefined
  readonly pageSize: number
}

/** The highest number of reads for one page. */
const readsMax = 20
/** Most people lack the name, so more of them are read at once. */
const namedStep = 500

const placeOf = ({ node }: PersonBelow): string => String(node.memberId)

/**
 * People below, newest first. Reads until a page is full, and skips those who are no longer shown or not wanted. If
 * that takes too long the page is short, and the next page continues from there.
 */
export const listPeopleBelow = async (
  { database: { db }, members }: Pick<AgentsNeeds, 'database' | 'members'>,
  { top, teamSize }: { readonly top: Node; readonly teamSize: number },
  { direct, placed, named, userType, pageSize, ...from }: Wanted,
): Promise<{ readonly shown: readonly PersonBelow[]; readonly next: string | null }> => {
  const part = named?.trim()
  if (part !== undefined && part.length < namePartMin) return { shown: [], next: null }
  const kept: PersonBelow[] = []
  let { before } = from
  const wanted = withExtra(pageSize)
  const limit = part === undefined ? wanted : namedStep
  for (let reads = 0; reads < readsMax && kept.length < wanted; reads += 1) {
    const nodes = await listNodesBelow(db, top, teamSize, { direct, placed, before, limit })
    const people = await members.findPeople(
      nodes.map(({ memberId }) => memberId),
      part,
    )
    for (const node of nodes) {
      const person = people.get(node.memberId)
      if (!person || person.isClosed) continue
      if (userType && person.isAgent !== (userType === 'agent')) continue
      kept.push({ node, person })
    }
    before = nodes.at(-1)?.memberId
    if (nodes.length < limit) return cutPage(kept, pageSize, placeOf)
  }
  const page = cutPage(kept, pageSize, placeOf)
  return { ...page, next: page.next ?? (before === undefined ? null : String(before)) }
}
