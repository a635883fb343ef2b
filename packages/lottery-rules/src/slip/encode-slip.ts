import { digitOfSelection, writeContent } from '../write-content.ts'
import type { SlipLine } from './slip-line.ts'

const writeLine = (line: Omit<SlipLine, 'stakes'>): string => {
  const { play, selection } = line
  const digit = digitOfSelection(play, selection)
  return [
    writeContent(play, selection),
    play.form.entry === 'manual' ? 2 : 1,
    play.playId,
    line.bettingModeId,
    line.series,
    line.multiple,
    ...(digit === undefined ? [] : [digit]),
  ].join('~')
}

/** The `bettingSlipString` that `decodeSlip` parses into these lines. */
export const encodeSlip = (lines: readonly Omit<SlipLine, 'stakes'>[]): string =>
  lines.map(writeLine).join(';')
