import type { OperatorSignal } from '../../../../packages/contract/src/ops/risk/table-signals.ts'
import {
  decideTableSignal,
  listTableSignals,
  showSignalDeal,
  showTableSignal,
} from '../../../../packages/api-client/src/ops-endpoints.ts'
import type { Command } from '../command.ts'
import { Declined, requireValue } from '../declined.ts'
import { at, rows } from '../describe.ts'
import { describeDeal } from './describe-deal.ts'

const states = ['open', 'reviewed', 'dismissed'] as const
const decisions = ['reviewed', 'dismissed'] as const

/** One of a few words. @throws Declined for any other. */
const oneOf = <Word extends string>(words: readonly Word[], given: string): Word => {
  const word = words.find((one) => one === given)
  if (word === undefined) throw new Declined(`A state is one of ${words.join(', ')}.`)
  return word
}

/** A member of another brand is not named here. */
const nameOf = (account: string | null): string => account ?? 'of another brand'

const describeList = (list: readonly OperatorSignal[]): string[] =>
  list.length === 0
    ? ['There are no signals.']
    : rows([
        ['signal', 'raised at', 'game', 'about', 'kind', 'account', 'other', 'links', 'state'],
        ...list.map((one) => [
          one.signalId,
          at(one.raisedAt),
          one.gameCode,
          one.subject ?? '',
          one.kind,
          nameOf(one.account),
          nameOf(one.other),
          one.links.join(', '),
          one.state,
        ]),
      ])

const describe = (one: OperatorSignal): string[] => [
  ...describeList([one]),
  '',
  ...rows([
    ['figure', 'is'],
    ...Object.entries(one.figures).map(([name, is]) => [name, String(is)]),
  ]),
  '',
  ...(one.deals.length === 0
    ? ['No deal is named.']
    : rows([
        ['deal', 'table', 'number there'],
        ...one.deals.map(({ tableId, number }, place) => [
          String(place + 1),
          tableId,
          String(number),
        ]),
      ])),
  ...(one.events.length === 0
    ? []
    : [
        '',
        ...rows([
          ['decided at', 'as', 'by', 'reason'],
          ...one.events.map((event) => [at(event.at), event.state, event.operator, event.reason]),
        ]),
      ]),
]

/** Members who may share one wallet. */
export const signals: readonly Command[] = [
  {
    words: ['signals', 'list'],
    usage: 'signals list [--state open]',
    what: 'members who may play for one purse, the latest first',
    needs: [],
    run: async ({ api }, { state }) => {
      const query = state === undefined ? {} : { state: oneOf(states, state) }
      const value = await requireValue(api.call(listTableSignals, { query }))
      return { value, lines: describeList(value.signals) }
    },
  },
  {
    words: ['signals', 'show'],
    usage: 'signals show ID',
    what: 'one of them with its figures, its deals and what was decided',
    needs: ['id'],
    run: async ({ api }, { id = '' }) => {
      const value = await requireValue(api.call(showTableSignal, { params: { signalId: id } }))
      return { value, lines: describe(value) }
    },
  },
  {
    words: ['signals', 'deal'],
    usage: 'signals deal ID --deal N',
    what: 'plays the Nth of its deals again, with every card and move',
    needs: ['id', 'deal'],
    run: async ({ api }, { id = '', deal = '' }) => {
      const params = { signalId: id, place: Number(deal) }
      const value = await requireValue(api.call(showSignalDeal, { params }))
      return {
        value,
        lines: value.deal ? describeDeal(value.deal) : ['The vendor does not answer now.'],
      }
    },
  },
  {
    words: ['signals', 'decide'],
    usage: 'signals decide ID --state reviewed --reason TEXT',
    what: 'reviewed: it was so; dismissed: it was nothing',
    needs: ['id', 'state', 'reason'],
    run: async ({ api }, { id = '', state = '', reason = '' }) => {
      const body = { state: oneOf(decisions, state), reason }
      const params = { signalId: id }
      const value = await requireValue(api.call(decideTableSignal, { params, body }))
      return { value, lines: describe(value) }
    },
  },
]
