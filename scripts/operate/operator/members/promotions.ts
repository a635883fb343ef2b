import type {
  OperatorPromotion,
  PromotionEntry,
} from '../../../../packages/contract/src/ops/giving/promotions.ts'
import {
  decidePromotionEntry,
  getEntryPicture,
  listOperatorPromotions,
  listPromotionEntries,
  setPromotionState,
} from '../../../../packages/api-client/src/ops-endpoints.ts'
import type { Command, Given } from '../command.ts'
import { requireValue } from '../declined.ts'
import { at, rows } from '../describe.ts'
import { savePicture } from '../save-picture.ts'

const describePromotions = (promotions: readonly OperatorPromotion[]): string[] =>
  rows([
    ['promotion', 'anchor', 'kind', 'state', 'spent', 'budget', 'given', 'stock', 'waiting'],
    ...promotions.map((one) => [
      one.promotionId,
      one.anchor,
      one.kind,
      one.state,
      one.spent,
      one.budget ?? '',
      String(one.issued),
      String(one.stock ?? ''),
      String(one.waiting),
    ]),
  ])

const describeEntries = (entries: readonly PromotionEntry[]): string[] =>
  entries.length === 0
    ? ['Nothing waits for an operator.']
    : rows([
        ['entry', 'promotion', 'account', 'amount', 'asked at', 'pictures', 'held for', 'comment'],
        ...entries.map((one) => [
          one.entryId,
          one.anchor,
          one.account,
          one.amount ?? '',
          at(one.askedAt),
          one.pictureIds.join(' '),
          one.heldReasons.join(', '),
          one.comment,
        ]),
      ])

const decide =
  (decision: 'approve' | 'reject'): Command['run'] =>
  async ({ api }, { id = '', reason = '' }: Given) => {
    const params = { entryId: id }
    const asked = api.call(decidePromotionEntry, { params, body: { decision, reason } })
    const value = await requireValue(asked)
    return { value, lines: [`Entry ${value.entryId} is ${value.status}.`] }
  }

const changeState =
  (state: 'live' | 'stopped'): Command['run'] =>
  async ({ api }, { id = '', reason = '' }: Given) => {
    const params = { promotionId: id }
    const asked = api.call(setPromotionState, { params, body: { state, reason } })
    const value = await requireValue(asked)
    return { value, lines: [`${value.anchor} is ${value.state}.`] }
  }

/** Promotions, applications and held rewards. */
export const promotions: readonly Command[] = [
  {
    words: ['promotions', 'list'],
    usage: 'promotions list',
    what: 'promotions with budget, stock and what waits for a decision',
    needs: [],
    run: async ({ api }) => {
      const value = await requireValue(api.call(listOperatorPromotions, { query: {} }))
      return { value, lines: describePromotions(value.promotions) }
    },
  },
  {
    words: ['promotions', 'entries'],
    usage: 'promotions entries',
    what: 'applications and held rewards, the oldest first',
    needs: [],
    run: async ({ api }) => {
      const value = await requireValue(api.call(listPromotionEntries, { query: {} }))
      return { value, lines: describeEntries(value.entries) }
    },
  },
  {
    words: ['promotions', 'picture'],
    usage: 'promotions picture ID --file PATH',
    what: 'a picture of an application, into a new file',
    needs: ['id', 'file'],
    run: async ({ api }, { id = '', file = '' }) => {
      const asked = api.call(getEntryPicture, { params: { pictureId: id } })
      return savePicture(await requireValue(asked), file)
    },
  },
  {
    words: ['promotions', 'approve'],
    usage: 'promotions approve ID --reason TEXT',
    what: 'yes to an entry; the reward is given at once',
    needs: ['id', 'reason'],
    run: decide('approve'),
  },
  {
    words: ['promotions', 'reject'],
    usage: 'promotions reject ID --reason TEXT',
    what: 'no to an entry; the member reads the reason',
    needs: ['id', 'reason'],
    run: decide('reject'),
  },
  {
    words: ['promotions', 'stop'],
    usage: 'promotions stop ID --reason TEXT',
    what: 'nothing more is given; what was given stays',
    needs: ['id', 'reason'],
    run: changeState('stopped'),
  },
  {
    words: ['promotions', 'go-on'],
    usage: 'promotions go-on ID --reason TEXT',
    what: 'a stopped promotion is open again',
    needs: ['id', 'reason'],
    run: changeState('live'),
  },
]
