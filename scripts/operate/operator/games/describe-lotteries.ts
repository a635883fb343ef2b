import type {
  OperatorGameChange,
  OperatorLottery,
  ScheduleRule,
} from '../../../../packages/contract/src/ops/lottery-changes.ts'
import { at, rows } from '../describe.ts'

const describeRule = (rule: ScheduleRule): string => JSON.stringify(rule)

const amount = (value: string | null | undefined): string => value ?? 'none'

/** The last schedule is the one that takes effect last, which may be in the future. */
const describeTimes = ({ schedules }: OperatorLottery): string =>
  schedules.map(({ fromOn, rule }) => `${fromOn}: ${describeRule(rule)}`).join('; ')

export const describeLotteries = (lotteries: readonly OperatorLottery[]): string[] =>
  rows([
    ['lottery', 'on sale', 'order', 'prize', 'member', 'draw', 'times'],
    ...lotteries.map((one) => [
      one.gameCode,
      one.isOnSale ? 'yes' : 'no',
      amount(one.limits?.order),
      amount(one.limits?.prize),
      amount(one.limits?.memberDraw),
      amount(one.limits?.draw),
      describeTimes(one),
    ]),
  ])

export const describeLottery = (one: OperatorLottery): string[] => [
  ...rows([
    ['lottery', `${one.gameCode} ${Object.values(one.names)[0] ?? ''}`],
    ['on sale', one.isOnSale ? 'yes' : 'no'],
    ['order', amount(one.limits?.order)],
    ['multiple', String(one.limits?.multiple ?? 'none')],
    ['prize', amount(one.limits?.prize)],
    ['member in a draw', amount(one.limits?.memberDraw)],
    ['everybody in a draw', amount(one.limits?.draw)],
    ['holidays', one.holidays.join(', ')],
  ]),
  '',
  ...rows([
    ['from', 'zone', 'rule'],
    ...one.schedules.map(({ fromOn, timeZone, rule }) => [fromOn, timeZone, describeRule(rule)]),
  ]),
  ...describePlays(one),
]

const describePlays = ({ plays, exposures }: OperatorLottery): string[] => {
  const ids = [...new Set([...plays, ...exposures].map(({ playId }) => playId))]
  if (ids.length === 0) return []
  return [
    '',
    ...rows([
      ['play', 'state', 'order', 'line'],
      ...ids.map((id) => {
        const limit = plays.find(({ playId }) => playId === id)
        const exposure = exposures.find(({ playId }) => playId === id)
        const state = limit?.isClosed ? 'closed' : 'open'
        return [String(id), state, amount(limit?.order), amount(exposure?.line)]
      }),
    ]),
  ]
}

const describeWhat = ({ change }: OperatorGameChange): string => {
  const { what, ...rest } = change
  return `${what} ${JSON.stringify(rest)}`
}

export const describeChanges = (changes: readonly OperatorGameChange[]): string[] =>
  changes.length === 0
    ? ['Nothing of a lottery was changed.']
    : rows([
        ['change', 'lottery', 'from', 'state', 'asked by', 'what'],
        ...changes.map((one) => [
          one.changeId,
          one.gameCode,
          one.fromOn,
          one.state,
          one.events[0]?.operator ?? '',
          describeWhat(one),
        ]),
      ])

export const describeChange = (one: OperatorGameChange): string[] => [
  ...rows([
    ['change', `${one.changeId}: ${one.gameCode} from ${one.fromOn}`],
    ['what', describeWhat(one)],
    ['state', one.state],
  ]),
  '',
  ...rows(
    one.events.map(({ kind, at: when, operator, reason }) => [
      at(when),
      kind,
      operator ?? '',
      reason ?? '',
    ]),
  ),
]
