import type { Finder } from '../../../../platform/search/finder.ts'
import type { AgentsNeeds } from '../../needs.ts'

/** An agent by user name, for the search box. */
export const agentFinder = ({ members }: AgentsNeeds): Finder => ({
  kind: 'agent',
  right: 'agents.read',
  accepts: (text) => /^[\w.-]{3,64}$/.test(text),
  find: async (brandId, text) => {
    const member = await members.findByUsername(brandId, text)
    return member?.isAgent ? [{ id: member.username, label: member.username }] : []
  },
})
