import type { ChangeRequest } from '../../../../packages/contract/src/ops/approvals.ts'
import {
  GameChange,
  type OperatorGameChange,
  type OperatorLottery,
} from '../../../../packages/contract/src/ops/lottery-changes.ts'
import {
  approveChange,
  askGameChange,
  listGameChanges,
  listOperatorLotteries,
  refuseChange,
  withdrawChange,
  withdrawGameChange,
} from '../../../../packages/api-client/src/ops-endpoints.ts'
import { languages } from '../../../../packages/languages/src/languages.ts'
import { formatMoney } from '../../../../packages/money/src/money.ts'
import { readTypedMoney } from '../../../../packages/money/src/read-typed-money.ts'
import type { Command, Given, Told } from '../command.ts'
import { Declined, requireValue } from '../declined.ts'
import { rows } from '../describe.ts'
import {
  describeChange,
  describeChanges,
  describeLotteries,
  describeLottery,
} from './describe-lotteries.ts'
import type { Session } from '../entrance/enter.ts'

const codeOf = ({ id = '' }: Given) => ({ gameCode: id })
const reasonOf = ({ reason = '' }: Given) => ({ reason })

const findLottery = async ({ api }: Session, given: Given): Promise<OperatorLottery> => {
  const asked = api.call(listOperatorLotteries, { query: codeOf(given) })
  const [lottery] = (await requireValue(asked)).lotteries
  if (!lottery) throw new Declined(`There is no lottery ${given.id}.`)
  return lottery
}

const askFor = async (
  { api }: Session,
  given: Given,
  fromOn: string | undefined,
  wanted: unknown,
): Promise<Told> => {
  const change = GameChange.safeParse(wanted)
  if (!change.success) throw new Declined(`This is no change: ${change.error.message}`)
  const body = {
    ...codeOf(given),
    ...reasonOf(given),
    fromOn: fromOn ?? '',
    change: change.data,
  }
  return told(await requireValue(api.call(askGameChange, { body })))
}

const ends: Readonly<Record<OperatorGameChange['state'], string>> = {
  waiting: 'Noted. Another operator must approve it.',
  approved: 'Approved. It counts from its day on.',
  done: 'Done.',
  withdrawn: 'Withdrawn.',
}
const told = (value: OperatorGameChange): Told => ({
  value,
  lines: [ends[value.state], '', ...describeChange(value)],
})

const decided = (value: ChangeRequest): Told => ({
  value,
  lines: [
    value.state === 'approved' ? 'Approved. It counts from its day on.' : 'Withdrawn.',
    '',
    ...rows(Object.entries(value.after ?? {}).map(([field, one]) => [field, JSON.stringify(one)])),
  ],
})

/** Who asked withdraws it, another person refuses it. */
const dropWaiting = async (api: Session['api'], requestId: string, given: Given): Promise<Told> => {
  const params = { requestId }
  const withdrawn = await api.call(withdrawChange, { params })
  if (withdrawn.ok || withdrawn.code !== 'approval.other_person') {
    return decided(await requireValue(Promise.resolve(withdrawn)))
  }
  return decided(await requireValue(api.call(refuseChange, { params, body: reasonOf(given) })))
}

/** An amount as it is typed, in the form of the wire; what was not named stays. */
const readAmount = <Kept extends string | null | undefined>(
  typed: string | undefined,
  before: Kept,
): string | Kept => {
  if (typed === undefined) return before
  const read = readTypedMoney(typed, languages.EN.decimalSign)
  if (read.kind === 'amount') return formatMoney(read.minor)
  throw new Declined(`"${typed}" is not an amount of money, such as 1,234.50.`)
}

/** The same; `none` means no limit. */
const readLimit = (typed: string | undefined, before: string | null): string | null =>
  typed === 'none' ? null : readAmount(typed, before)

const readRule = (typed: string | undefined): unknown => {
  try {
    return JSON.parse(typed ?? '')
  } catch {
    throw new Declined('--rule is JSON, as `lotteries show` writes it.')
  }
}

/** Values that were not given are unchanged. */
const limitsOf = (given: Given, { limits }: OperatorLottery) => ({
  what: 'limits',
  order: readAmount(given.order, limits?.order),
  multiple: given.multiple === undefined ? limits?.multiple : Number(given.multiple),
  prize: readAmount(given.prize, limits?.prize),
  memberDraw: readLimit(given.member, limits?.memberDraw ?? null),
  draw: readLimit(given.draw, limits?.draw ?? null),
})

const asking: readonly Command[] = [
  {
    words: ['lotteries', 'schedule'],
    usage: 'lotteries schedule CODE --from DAY --rule JSON --reason TEXT',
    what: 'other times, days or breaks from a day on; --zone for another zone',
    needs: ['id', 'from', 'rule', 'reason'],
    run: (session, given) =>
      askFor(session, given, given.from, {
        what: 'schedule',
        ...(given.zone && { timeZone: given.zone }),
        rule: readRule(given.rule),
      }),
  },
  {
    words: ['lotteries', 'holiday'],
    usage: 'lotteries holiday CODE --day DAY --reason TEXT',
    what: 'a day without a draw; --state drawn: with draws after all',
    needs: ['id', 'day', 'reason'],
    run: (session, given) =>
      askFor(session, given, given.day, { what: 'holiday', isDrawn: given.state === 'drawn' }),
  },
  {
    words: ['lotteries', 'limits'],
    usage: 'lotteries limits CODE --from DAY --reason TEXT',
    what: 'with --order, --multiple, --prize, --member, --draw; the others stay',
    needs: ['id', 'from', 'reason'],
    run: async (session, given) =>
      askFor(session, given, given.from, limitsOf(given, await findLottery(session, given))),
  },
  {
    words: ['lotteries', 'play'],
    usage: 'lotteries play CODE --play ID --from DAY --reason TEXT',
    what: 'with --state closed or open, --order; closing takes one operator',
    needs: ['id', 'play', 'from', 'reason'],
    run: async (session, given) => {
      const { plays } = await findLottery(session, given)
      const before = plays.find(({ playId }) => String(playId) === given.play)
      return askFor(session, given, given.from, {
        what: 'play',
        playId: Number(given.play),
        isClosed: given.state === undefined ? before?.isClosed === true : given.state === 'closed',
        order: readLimit(given.order, before?.order ?? null),
      })
    },
  },
  {
    words: ['lotteries', 'exposure'],
    usage: 'lotteries exposure CODE --play ID --line AMOUNT --from DAY --reason TEXT',
    what: 'what one line of a play may cost in a draw; none: any amount',
    needs: ['id', 'play', 'line', 'from', 'reason'],
    run: (session, given) =>
      askFor(session, given, given.from, {
        what: 'exposure',
        playId: Number(given.play),
        line: readLimit(given.line, null),
      }),
  },
]

/** Times, holidays and limits of lotteries; changes that affect members' bets require two operators. */
export const lotteries: readonly Command[] = [
  {
    words: ['lotteries', 'list'],
    usage: 'lotteries list',
    what: 'every lottery with its times and limits',
    needs: [],
    run: async ({ api }) => {
      const value = await requireValue(api.call(listOperatorLotteries, { query: {} }))
      return { value, lines: describeLotteries(value.lotteries) }
    },
  },
  {
    words: ['lotteries', 'show'],
    usage: 'lotteries show CODE',
    what: 'one of them with holidays and limits of plays',
    needs: ['id'],
    run: async (session, given) => {
      const value = await findLottery(session, given)
      return { value, lines: describeLottery(value) }
    },
  },
  {
    words: ['lotteries', 'changes'],
    usage: 'lotteries changes',
    what: 'what waits, and what was changed by whom',
    needs: [],
    run: async ({ api }) => {
      const value = await requireValue(api.call(listGameChanges, { query: {} }))
      return { value, lines: describeChanges(value.changes) }
    },
  },
  ...asking,
  {
    words: ['lotteries', 'approve'],
    usage: 'lotteries approve ID',
    what: 'yes to a change that another person asked for',
    needs: ['id'],
    run: async ({ api }, given) => {
      const params = { requestId: given.id ?? '' }
      return decided(await requireValue(api.call(approveChange, { params })))
    },
  },
  {
    words: ['lotteries', 'withdraw'],
    usage: 'lotteries withdraw ID --reason TEXT',
    what: 'drops a change that waits, or does not count yet',
    needs: ['id', 'reason'],
    run: async ({ api }, given) => {
      const { id = '' } = given
      if (!/^\d+$/.test(id)) return dropWaiting(api, id, given)
      const params = { changeId: id }
      const asked = api.call(withdrawGameChange, { params, body: reasonOf(given) })
      return told(await requireValue(asked))
    },
  },
]
