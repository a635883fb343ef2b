import type { OperatorFreeRounds } from '../../../../packages/contract/src/ops/free-rounds.ts'
import {
  cancelFreeRoundsOf,
  listOperatorFreeRounds,
  showFreeRounds,
} from '../../../../packages/api-client/src/ops-endpoints.ts'
import type { Command } from '../command.ts'
import { requireValue } from '../declined.ts'
import { at, rows } from '../describe.ts'

const describe = (list: readonly OperatorFreeRounds[]): string[] =>
  list.length === 0
    ? ['There are none.']
    : rows([
        ['campaign', 'account', 'vendor', 'game', 'rounds', 'used', 'stake', 'state', 'until'],
        ...list.map((one) => [
          one.campaignId,
          one.account,
          one.vendor,
          one.gameCode,
          String(one.rounds),
          String(one.used),
          one.stake,
          one.state,
          at(one.expiresAt),
        ]),
      ])

/** Free rounds that members have at vendors. */
export const freeRounds: readonly Command[] = [
  {
    words: ['free-rounds', 'list'],
    usage: 'free-rounds list',
    what: 'free rounds that were given, the latest first',
    needs: [],
    run: async ({ api }) => {
      const value = await requireValue(api.call(listOperatorFreeRounds))
      return { value, lines: describe(value.campaigns) }
    },
  },
  {
    words: ['free-rounds', 'show'],
    usage: 'free-rounds show ID',
    what: 'one of them, with what its vendor says of it',
    needs: ['id'],
    run: async ({ api }, { id = '' }) => {
      const value = await requireValue(api.call(showFreeRounds, { params: { campaignId: id } }))
      const { atVendor } = value
      const said = atVendor ? `${atVendor.state}, ${atVendor.left} left` : 'nothing'
      return { value, lines: [...describe([value]), '', `The vendor says: ${said}.`] }
    },
  },
  {
    words: ['free-rounds', 'cancel'],
    usage: 'free-rounds cancel ID --reason TEXT',
    what: 'cancels what is left; rounds that began go on',
    needs: ['id', 'reason'],
    run: async ({ api }, { id = '', reason = '' }) => {
      const asked = api.call(cancelFreeRoundsOf, { params: { campaignId: id }, body: { reason } })
      const value = await requireValue(asked)
      return { value, lines: describe([value]) }
    },
  },
]
