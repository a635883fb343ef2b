import type { OperatorRedemption } from '../../../../packages/contract/src/ops/giving/points.ts'
import {
  approveRedemption,
  listOpenRedemptions,
  rejectRedemption,
} from '../../../../packages/api-client/src/ops-endpoints.ts'
import type { Command, Given } from '../command.ts'
import { requireValue } from '../declined.ts'
import { at, rows } from '../describe.ts'

const redemptionOf = ({ id = '' }: Given) => ({ redemptionId: id })

const describeRedemptions = (list: readonly OperatorRedemption[]): string[] =>
  list.length === 0
    ? ['Nothing waits.']
    : rows([
        ['exchange', 'asked at', 'account', 'what', 'points', 'money', 'address', 'phone'],
        ...list.map((one) => [
          one.redemptionId,
          at(one.appliedAt),
          one.account,
          `${one.quantity} × ${one.name}`,
          one.points,
          one.amount,
          one.address ?? '',
          one.phone ?? '',
        ]),
      ])

/** Members' exchanges of points. */
export const points: readonly Command[] = [
  {
    words: ['points', 'list'],
    usage: 'points list',
    what: 'exchanges of points that wait for an operator, the oldest first',
    needs: [],
    run: async ({ api }) => {
      const value = await requireValue(api.call(listOpenRedemptions))
      return { value, lines: describeRedemptions(value.redemptions) }
    },
  },
  {
    words: ['points', 'approve'],
    usage: 'points approve ID --reason TEXT',
    what: 'yes; the member reads the text, such as the number of the parcel',
    needs: ['id', 'reason'],
    run: async ({ api }, given) => {
      const body = { remark: given.reason ?? '' }
      const asked = api.call(approveRedemption, { params: redemptionOf(given), body })
      const value = await requireValue(asked)
      return { value, lines: ['Approved.', '', ...describeRedemptions([value])] }
    },
  },
  {
    words: ['points', 'reject'],
    usage: 'points reject ID --reason TEXT',
    what: 'no; points and money go back, the member reads the reason',
    needs: ['id', 'reason'],
    run: async ({ api }, given) => {
      const body = { remark: given.reason ?? '' }
      const asked = api.call(rejectRedemption, { params: redemptionOf(given), body })
      const value = await requireValue(asked)
      return {
        value,
        lines: ['Rejected, everything went back.', '', ...describeRedemptions([value])],
      }
    },
  },
]
