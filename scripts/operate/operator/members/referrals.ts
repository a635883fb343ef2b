import type { HeldReferral } from '../../../../packages/contract/src/ops/giving/rewards.ts'
import {
  approveReferral,
  listHeldReferrals,
  rejectReferral,
} from '../../../../packages/api-client/src/ops-endpoints.ts'
import type { Command, Given } from '../command.ts'
import { requireValue } from '../declined.ts'
import { at, rows } from '../describe.ts'

const order = ({ id = '', reason = '' }: Given) => ({ params: { friendId: id }, body: { reason } })

const describeHeld = (list: readonly HeldReferral[]): string[] =>
  list.length === 0
    ? ['Nothing waits.']
    : rows([
        ['friend', 'held at', 'account', 'brought', 'amount', 'settled bets', 'held for'],
        ...list.map((one) => [
          one.friendId,
          one.heldAt === '' ? '' : at(one.heldAt),
          one.account,
          one.friend,
          one.amount,
          one.staked,
          one.reasons.join(', '),
        ]),
      ])

/** Rewards for referred friends who may be the same person. */
export const referrals: readonly Command[] = [
  {
    words: ['referrals', 'list'],
    usage: 'referrals list',
    what: 'rewards for friends that wait, the oldest first',
    needs: [],
    run: async ({ api }) => {
      const value = await requireValue(api.call(listHeldReferrals))
      return { value, lines: describeHeld(value.referrals) }
    },
  },
  {
    words: ['referrals', 'approve'],
    usage: 'referrals approve ID --reason TEXT',
    what: 'yes; the reward is given at once',
    needs: ['id', 'reason'],
    run: async ({ api }, given) => {
      const value = await requireValue(api.call(approveReferral, order(given)))
      return { value, lines: [`Friend ${value.friendId}: ${value.decision}.`] }
    },
  },
  {
    words: ['referrals', 'reject'],
    usage: 'referrals reject ID --reason TEXT',
    what: 'no; nothing is given for this friend',
    needs: ['id', 'reason'],
    run: async ({ api }, given) => {
      const value = await requireValue(api.call(rejectReferral, order(given)))
      return { value, lines: [`Friend ${value.friendId}: ${value.decision}.`] }
    },
  },
]
