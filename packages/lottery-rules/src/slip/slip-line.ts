import type { BettingModeId } from '../prizes/betting-mode.ts'
import type { ContentRefusalCode, Play, Selection } from '../play.ts'

/** One item of a slip, parsed and counted. */
export type SlipLine = {
  readonly play: Play
  readonly selection: Selection
  readonly stakes: number
  readonly bettingModeId: BettingModeId
  readonly series: number
  readonly multiple: number
}

export type SlipRefusalCode =
  | ContentRefusalCode
  | 'slip_empty'
  | 'too_many_lines'
  | 'field_count'
  | 'unknown_type'
  | 'unknown_play'
  | 'wrong_type'
  | 'unknown_betting_mode'
  | 'series'
  | 'multiple'

/** Why a slip could not be parsed: the item (from 0) and the character of the slip (from 0). */
export type SlipRefusal = {
  readonly code: SlipRefusalCode
  readonly line: number
  readonly at: number
}

export type SlipReading =
  | { readonly ok: true; readonly lines: readonly SlipLine[] }
  | { readonly ok: false; readonly refusal: SlipRefusal }

/** The most items in one slip. */
export const slipLineMax = 100_000
/** The highest multiple of an item; a game's own limit is lower. */
export const multipleMax = 1_000_000
