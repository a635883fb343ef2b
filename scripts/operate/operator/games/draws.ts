import type { BigPrize, OperatorDraw } from '../../../../packages/contract/src/ops/lottery.ts'
import {
  approveBigPrize,
  enterDrawResult,
  listBigPrizes,
  listLotteryDraws,
  redraw,
  voidDraw,
} from '../../../../packages/api-client/src/ops-endpoints.ts'
import type { Command, Given } from '../command.ts'
import { requireValue } from '../declined.ts'
import { at, rows } from '../describe.ts'

const drawOf = ({ id = '' }: Given) => ({ drawId: id })
const reasonOf = ({ reason = '' }: Given) => ({ reason })

const describeDraws = (draws: readonly OperatorDraw[]): string[] =>
  draws.length === 0
    ? ['No draw waits for an operator.']
    : rows([
        ['draw', 'lottery', 'number', 'status', 'drawn at', 'tickets', 'stakes', 'waits because'],
        ...draws.map((one) => [
          one.drawId,
          one.gameCode,
          one.numero,
          one.status,
          at(one.drawsAt),
          String(one.ticketCount ?? ''),
          one.stake ?? '',
          one.trouble ?? (one.source === 'engine' ? '' : 'numbers are missing'),
        ]),
      ])

const describeDraw = (one: OperatorDraw): string[] => [
  ...rows([
    ['draw', `${one.drawId}: ${one.gameCode} ${one.numero}`],
    ['status', one.status],
    ['numbers', one.result ?? ''],
    ['stakes', one.stake ?? ''],
    ['prizes', one.prizes ?? ''],
    ['trouble', one.trouble ?? ''],
  ]),
  '',
  ...rows(
    one.events.map(({ kind, at: when, operator, reason, detail }) => [
      at(when),
      kind,
      operator ?? '',
      reason ?? '',
      detail ?? '',
    ]),
  ),
]

const describePrizes = (prizes: readonly BigPrize[]): string[] =>
  prizes.length === 0
    ? ['No prize waits for an operator.']
    : rows([
        ['prize', 'lottery', 'number', 'account', 'order', 'amount', 'status', 'approved by'],
        ...prizes.map((one) => [
          one.prizeId,
          one.gameCode,
          one.numero,
          one.account,
          one.orderNumber,
          one.amount,
          one.status,
          one.approvedBy.join(', '),
        ]),
      ])

const decided = (value: OperatorDraw, isDone: boolean) => ({
  value,
  lines: [
    isDone ? 'Done.' : 'Noted. Another operator must say so too.',
    '',
    ...describeDraw(value),
  ],
})

/** Draws of lotteries and their big prizes; changes require two operators. */
export const draws: readonly Command[] = [
  {
    words: ['draws', 'list'],
    usage: 'draws list',
    what: 'lotteries’ draws that wait for numbers or for somebody to look',
    needs: [],
    run: async ({ api }) => {
      const value = await requireValue(api.call(listLotteryDraws, { query: {} }))
      return { value, lines: describeDraws(value.draws) }
    },
  },
  {
    words: ['draws', 'result'],
    usage: 'draws result ID --result 1,2,3,4,5',
    what: 'types numbers; the second operator with the same ones draws',
    needs: ['id', 'result'],
    run: async ({ api }, given) => {
      const body = { result: given.result ?? '' }
      const asked = api.call(enterDrawResult, { params: drawOf(given), body })
      const value = await requireValue(asked)
      return decided(value, value.result !== null)
    },
  },
  {
    words: ['draws', 'void'],
    usage: 'draws void ID --reason TEXT',
    what: 'annuls a draw: stakes go back, prizes are reversed',
    needs: ['id', 'reason'],
    run: async ({ api }, given) => {
      const asked = api.call(voidDraw, { params: drawOf(given), body: reasonOf(given) })
      const value = await requireValue(asked)
      return decided(value, value.status === 'cancelled')
    },
  },
  {
    words: ['draws', 'redraw'],
    usage: 'draws redraw ID --reason TEXT',
    what: 'draws again for the same tickets; the first prizes are reversed',
    needs: ['id', 'reason'],
    run: async ({ api }, given) => {
      const asked = api.call(redraw, { params: drawOf(given), body: reasonOf(given) })
      const value = await requireValue(asked)
      return decided(value, value.status === 'closed')
    },
  },
  {
    words: ['prizes', 'list'],
    usage: 'prizes list',
    what: 'lotteries’ big prizes that two operators must approve',
    needs: [],
    run: async ({ api }) => {
      const value = await requireValue(api.call(listBigPrizes, { query: {} }))
      return { value, lines: describePrizes(value.prizes) }
    },
  },
  {
    words: ['prizes', 'approve'],
    usage: 'prizes approve ID --reason TEXT',
    what: 'yes to one of them; the second operator pays it',
    needs: ['id', 'reason'],
    run: async ({ api }, given) => {
      const params = { prizeId: given.id ?? '' }
      const asked = api.call(approveBigPrize, { params, body: reasonOf(given) })
      const value = await requireValue(asked)
      return { value, lines: describePrizes([value]) }
    },
  },
]
