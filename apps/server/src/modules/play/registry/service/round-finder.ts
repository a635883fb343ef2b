import { formatMoney } from '@trevo/money/money.ts'
import type { Finder } from '../../../../platform/search/finder.ts'
import type { PlayContext } from '../../common/context.ts'
import { listBetsOfRound } from '../repository/rounds.ts'

/** A round by its id at any vendor, for the search box; found as `<vendor>/<round id>`. */
export const roundFinder = (context: PlayContext): Finder => ({
  kind: 'round',
  right: 'games.read',
  // Ids of vendors are long; shorter texts name something else.
  accepts: (text) => /^[\w:.-]{8,64}$/.test(text),
  find: async (brandId, roundId) => {
    const found = await Promise.all(
      context.vendors.named.map(async (vendor) => {
        const [bet] = await listBetsOfRound(context.database, { vendor, roundId })
        if (!bet) return []
        const member = await context.members.findMember(bet.member_id)
        if (member?.brandId !== brandId) return []
        const game = context.catalogue.findGame(bet.node_id)?.gameCode ?? vendor
        const label = `${member.account.split('@')[1] ?? ''} · ${game} · ${formatMoney(bet.stake_minor)}`
        return [{ id: `${vendor}/${roundId}`, label }]
      }),
    )
    return found.flat()
  },
})
