import type { Finder } from '../../../../platform/search/finder.ts'
import { readSearch } from '../domain/read-search.ts'
import type { createFindMembers } from './find-members.ts'

/** Members for the search box, by anything that names one exactly. */
export const memberFinder = ({
  findMembers,
}: {
  readonly findMembers: ReturnType<typeof createFindMembers>
}): Finder => ({
  kind: 'member',
  right: 'members.read',
  accepts: (text) => Object.values(readSearch(text)).some((reading) => reading !== undefined),
  find: async (brandId, text) => {
    const { list } = await findMembers({ brandId, language: 'EN' }, text)
    return list.map(({ by, member: { memberId, username, email, mobile } }) => ({
      id: memberId,
      label: [username, by === 'email' ? email : mobile].filter(Boolean).join(' · '),
    }))
  },
})
