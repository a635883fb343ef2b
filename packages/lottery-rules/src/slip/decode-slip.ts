import { findPlay } from '../all-plays.ts'
import { countStakes } from '../count-stakes.ts'
import type { GroupCode } from '../group.ts'
import { isBettingModeId } from '../prizes/betting-mode.ts'
import { readContentInSteps } from '../read-content.ts'
import { finish, type Steps } from '../steps.ts'
import {
  multipleMax,
  slipLineMax,
  type SlipLine,
  type SlipReading,
  type SlipRefusalCode,
} from './slip-line.ts'

type Fault = { readonly code: SlipRefusalCode; readonly at: number }
type Field = { readonly text: string; readonly at: number }

const isFault = (line: SlipLine | Fault): line is Fault => 'code' in line

const whole = /^(0|[1-9]\d{0,8})$/
const findWhole = (text: string): number | undefined =>
  whole.test(text) ? Number(text) : undefined

const fieldsOf = (item: string): readonly Field[] => {
  let at = 0
  return item.split('~').map((text) => {
    const field = { text, at }
    at += text.length + 1
    return field
  })
}

/** `content~type~playId~bettingModeId~series~multiple[~digit]`, positions from the item's beginning. */
function* readLine(item: string, group: GroupCode): Steps<SlipLine | Fault> {
  const fields = fieldsOf(item)
  if (fields.length < 6 || fields.length > 7) return { code: 'field_count', at: item.length }
  const [content, type, id, mode, series, multiple, digit] = fields as [
    Field,
    Field,
    Field,
    Field,
    Field,
    Field,
    Field?,
  ] // six or seven, counted above
  const fault = (code: SlipRefusalCode, field: Field): Fault => ({ code, at: field.at })

  if (type.text !== '1' && type.text !== '2') return fault('unknown_type', type)
  const play = findPlay(findWhole(id.text) ?? -1)
  if (play?.group !== group) return fault('unknown_play', id)
  if ((type.text === '2') !== (play.form.entry === 'manual')) return fault('wrong_type', type)
  const bettingModeId = findWhole(mode.text) ?? -1
  if (!isBettingModeId(bettingModeId)) return fault('unknown_betting_mode', mode)
  const chosenSeries = findWhole(series.text)
  if (chosenSeries === undefined || chosenSeries > 2000) return fault('series', series)
  const times = findWhole(multiple.text) ?? 0
  if (times < 1 || times > multipleMax) return fault('multiple', multiple)

  const place = digit && findWhole(digit.text)
  if (digit && place === undefined) return fault('digit', digit)
  const reading = yield* readContentInSteps(play, content.text, place)
  if (!reading.ok) {
    // The content's digit is a separate field.
    const isDigit = reading.refusal.code === 'digit'
    const at = isDigit ? (digit?.at ?? item.length) : content.at + reading.refusal.at
    return { code: reading.refusal.code, at }
  }
  const { selection } = reading
  return {
    play,
    selection,
    stakes: countStakes(play, selection),
    bettingModeId,
    series: chosenSeries,
    multiple: times,
  }
}

/**
 * Parses a `bettingSlipString` of the traditional order (reference 4.4) for a game of this group. All
 * or nothing: the first malformed item refuses the slip. Which series and multiples a game and a
 * member allow is not decided here.
 */
export const decodeSlip = (text: string, group: GroupCode): SlipReading =>
  finish(decodeSlipInSteps(text, group))

/** The same, yielding after each item and within long ones. */
export function* decodeSlipInSteps(text: string, group: GroupCode): Steps<SlipReading> {
  const refuse = (code: SlipRefusalCode, line: number, at: number): SlipReading => ({
    ok: false,
    refusal: { code, line, at },
  })
  if (text === '') return refuse('slip_empty', 0, 0)
  const items = text.split(';', slipLineMax + 1)
  if (items.length > slipLineMax) {
    const at = items.slice(0, slipLineMax).reduce((sum, item) => sum + item.length + 1, 0)
    return refuse('too_many_lines', slipLineMax, at)
  }
  const lines: SlipLine[] = []
  let begin = 0
  for (const [index, item] of items.entries()) {
    const line = yield* readLine(item, group)
    yield
    if (isFault(line)) return refuse(line.code, index, begin + line.at)
    lines.push(line)
    begin += item.length + 1
  }
  return { ok: true, lines }
}
