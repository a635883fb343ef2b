import { findMoney } from '@trevo/money/money.ts'
import { findPlay } from '../all-plays.ts'
import { countStakes } from '../count-stakes.ts'
import type { GroupCode } from '../group.ts'
import type { ContentRefusalCode, Play, Selection } from '../play.ts'
import { readContent } from '../read-content.ts'
import { writeContent } from '../write-content.ts'
import { multipleMax } from './slip-line.ts'

/** One of the `contents` of the body of VN and SEA (reference 4.4), as it is on the wire. */
export type VnContent = {
  readonly gameId: number
  readonly winStop: boolean
  readonly playId: number
  readonly bettingContent: string
  /** A free amount for each stake, as a decimal. */
  readonly singleBetPrice: string
  readonly bettingApproach: 1
  readonly bettingSlip: null
  /** Several if the bet is repeated in coming draws. */
  readonly numero: readonly { readonly numero: string; readonly multiple: number }[]
}

/** One content, parsed and counted. */
export type VnLine = {
  readonly play: Play
  readonly selection: Selection
  readonly stakes: number
  readonly stakeMinor: bigint
  readonly isStoppedOnWin: boolean
  readonly draws: readonly { readonly drawNumber: string; readonly multiple: number }[]
}

export type VnRefusalCode = ContentRefusalCode | 'unknown_play' | 'price' | 'draws' | 'multiple'

/** The content of the body (from 0) and the character of its `bettingContent` (from 0). */
export type VnRefusal = { readonly code: VnRefusalCode; readonly line: number; readonly at: number }

export type VnReading =
  | { readonly ok: true; readonly lines: readonly VnLine[] }
  | { readonly ok: false; readonly refusal: VnRefusal }

type Fault = { readonly code: VnRefusalCode; readonly at: number }

const drawsOf = ({ numero }: VnContent): VnLine['draws'] | Fault => {
  const numbers = numero.map((one) => one.numero)
  if (numbers.length === 0 || new Set(numbers).size < numbers.length)
    return { code: 'draws', at: 0 }
  const fits = numero.every(
    ({ multiple }) => Number.isInteger(multiple) && multiple >= 1 && multiple <= multipleMax,
  )
  if (!fits) return { code: 'multiple', at: 0 }
  return numero.map((one) => ({ drawNumber: one.numero, multiple: one.multiple }))
}

const readLine = (content: VnContent, group: GroupCode): VnLine | Fault => {
  const play = findPlay(content.playId)
  if (play?.group !== group) return { code: 'unknown_play', at: 0 }
  const reading = readContent(play, content.bettingContent)
  if (!reading.ok) return reading.refusal
  const stakeMinor = findMoney(content.singleBetPrice)
  if (stakeMinor === undefined || stakeMinor <= 0n) return { code: 'price', at: 0 }
  const draws = drawsOf(content)
  if ('code' in draws) return draws
  const { selection } = reading
  return {
    play,
    selection,
    stakes: countStakes(play, selection),
    stakeMinor,
    isStoppedOnWin: content.winStop,
    draws,
  }
}

/** Parses the contents of a body for a game of this group: all, or the first refusal. */
export const readVnContents = (contents: readonly VnContent[], group: GroupCode): VnReading => {
  const lines: VnLine[] = []
  for (const [index, content] of contents.entries()) {
    const line = readLine(content, group)
    if ('code' in line) return { ok: false, refusal: { ...line, line: index } }
    lines.push(line)
  }
  if (lines.length === 0) return { ok: false, refusal: { code: 'empty', line: 0, at: 0 } }
  return { ok: true, lines }
}

/** The content that `readVnContents` parses into this line; `singleBetPrice` as in the form. */
export const toVnContent = (
  line: Omit<VnLine, 'stakes' | 'stakeMinor'>,
  wire: Pick<VnContent, 'gameId' | 'singleBetPrice'>,
): VnContent => ({
  ...wire,
  winStop: line.isStoppedOnWin,
  playId: line.play.playId,
  bettingContent: writeContent(line.play, line.selection),
  bettingApproach: 1,
  bettingSlip: null,
  numero: line.draws.map(({ drawNumber, multiple }) => ({ numero: drawNumber, multiple })),
})
