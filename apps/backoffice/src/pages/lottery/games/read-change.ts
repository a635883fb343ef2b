import { formatDecimal } from '../../../core/format.ts'
import { plainAmount } from '../../../core/plain-amount.ts'
import type { GameChange, OperatorLottery } from '@trevo/contract/ops/lottery-changes.ts'
import { GameChange as Shape } from '@trevo/contract/ops/lottery-changes.ts'

export type ChangeKindName = GameChange['what']
/** What is typed in the fields of a change, by name. */
export type Typed = Readonly<Record<string, string>>

/** Money typed as in Brazil, `1.000,50`, as the server reads it; null if empty. */
const amountOf = (typed: string | undefined): string | null => {
  const text = (typed ?? '').trim()
  if (text === '') return null
  return plainAmount(text)
}

const listOf = (typed: string | undefined): string[] =>
  (typed ?? '').split(/[\s,;]+/).filter((one) => one !== '')

const weekdaysOf = (typed: string | undefined): { weekdays?: number[] } => {
  const days = listOf(typed).map(Number)
  return days.length === 0 || days.length === 7 ? {} : { weekdays: days }
}

const spansOf = (typed: string | undefined) =>
  listOf(typed).map((span) => {
    const [from = '', to = ''] = span.split(/[–-]/)
    return { from, to }
  })

/** The times of a day as the fields say them. */
export const ruleOf = (typed: Typed): unknown =>
  typed['form'] === 'times'
    ? { times: listOf(typed['times']), ...weekdaysOf(typed['weekdays']) }
    : {
        everySec: Number(typed['everySec']),
        first: typed['first'] ?? '',
        last: typed['last'] ?? '',
        breaks: spansOf(typed['breaks']),
        ...weekdaysOf(typed['weekdays']),
      }

const changeOf = (kind: ChangeKindName, typed: Typed): unknown => {
  switch (kind) {
    case 'schedule':
      return { what: kind, timeZone: typed['timeZone'] || undefined, rule: ruleOf(typed) }
    case 'holiday':
      return { what: kind, isDrawn: typed['isDrawn'] === 'yes' }
    case 'limits':
      return {
        what: kind,
        order: amountOf(typed['order']) ?? '',
        multiple: Number(typed['multiple']),
        prize: amountOf(typed['prize']) ?? '',
        memberDraw: amountOf(typed['memberDraw']),
        draw: amountOf(typed['draw']),
      }
    case 'play':
      return {
        what: kind,
        playId: Number(typed['playId']),
        isClosed: typed['isClosed'] === 'yes',
        order: amountOf(typed['order']),
      }
    case 'exposure':
      return { what: kind, playId: Number(typed['playId']), line: amountOf(typed['line']) }
  }
}

/** The change that the fields describe; undefined, and the first field at fault, if they are not valid. */
export const readChange = (
  kind: ChangeKindName,
  typed: Typed,
): { readonly change: GameChange | undefined; readonly fault: string | undefined } => {
  const read = Shape.safeParse(changeOf(kind, typed))
  if (read.success) return { change: read.data, fault: undefined }
  const [issue] = read.error.issues
  const fault = issue?.path.filter((part) => typeof part === 'string' && part !== 'rule').at(0)
  return { change: undefined, fault: String(fault ?? 'fields') }
}

/** An amount as it is typed. */
const typedAmount = (amount: string | null | undefined): string => formatDecimal(amount ?? '')

const scheduleFields = (game: OperatorLottery): Typed => {
  const current = game.schedules.at(-1)
  const rule = current?.rule
  const common = {
    timeZone: current?.timeZone ?? '',
    weekdays: (rule?.weekdays ?? [1, 2, 3, 4, 5, 6, 7]).join(' '),
  }
  if (!rule || 'times' in rule) {
    return { ...common, form: 'times', times: rule?.times.join(' ') ?? '' }
  }
  const { everySec, first, last, breaks } = rule
  return {
    ...common,
    form: 'interval',
    everySec: String(everySec),
    first,
    last,
    breaks: breaks.map(({ from, to }) => `${from}-${to}`).join(' '),
  }
}

/** What the fields say before anything is changed: what counts now. */
export const currentFields = (kind: ChangeKindName, game: OperatorLottery): Typed => {
  switch (kind) {
    case 'schedule':
      return scheduleFields(game)
    case 'holiday':
      return { isDrawn: 'no' }
    case 'limits': {
      const { limits } = game
      return {
        order: typedAmount(limits?.order),
        prize: typedAmount(limits?.prize),
        multiple: String(limits?.multiple ?? ''),
        memberDraw: typedAmount(limits?.memberDraw),
        draw: typedAmount(limits?.draw),
      }
    }
    case 'play':
      return { playId: String(game.plays[0]?.playId ?? ''), isClosed: 'yes', order: '' }
    case 'exposure': {
      const [first] = game.exposures
      return { playId: String(first?.playId ?? ''), line: typedAmount(first?.line) }
    }
  }
}
