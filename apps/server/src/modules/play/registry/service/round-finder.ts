import { formatMoney } from '@trevo/money/money.ts'
import type { Finder } from '../../../../platform/search/finder.ts'
import type { PlayContext } from '../../common/context.ts'
import { findRounds } from '../repository/rounds.ts'

const form = /^[\w.:-]{6,64}$/
const roundsMax = 10

/** A round by its vendor's id, for the search box. */
export const roundFinder = ({ database, members, projectBets }: PlayContext): Finder => ({
  kind: 'round',
  right: 'games.read',
  accepts: (text) => form.test(text),
  find: async (brandId, text) => {
    await projectBets()
    const found = await findRounds(database, text, roundsMax)
    const own = await Promise.all(
      found.map(async ({ vendor, round_id: id, member_id: memberId, stake_minor: stakeMinor }) => {
        const member = await members.findMember(memberId)
        if (member?.brandId !== brandId) return []
        return [{ id, label: `${vendor} ${member.account} ${formatMoney(stakeMinor)}` }]
      }),
    )
    return own.flat()
  },
})
