import type { LotteryGame } from '@trevo/contract/wps/lottery/games.ts'
import { LotteryGroup, type PrizeMode } from '@trevo/contract/wps/lottery/shapes.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { findText, type Texts } from '@trevo/languages/texts.ts'
import { groups } from './group-order.ts'

/** The shown texts of a lottery, in the reader's language or the brand's. */
type NamedGame = {
  readonly id: number
  readonly code: string
  readonly group_code: string
  readonly names: Texts<string>
  readonly prize_mode: PrizeMode
  readonly account_type: string
  readonly on_sale: boolean
  readonly on_sale_from: Date | null
  readonly rules_group: string
  readonly odds_return_bp: number
}

export type Reader = { readonly language: Language; readonly brandLanguage: Language }

export const nameOf = (
  { names, code }: Pick<NamedGame, 'names' | 'code'>,
  { language, brandLanguage }: Reader,
): string => findText(names, language, brandLanguage) ?? code

export const groupIdOf = (groupCode: string): number =>
  groups.findIndex((group) => group === groupCode) + 1

/** LOTT-2, LOTT-3. */
export const presentGame = (
  game: NamedGame,
  reader: Reader,
  everySec: number | null,
  now: Date,
): LotteryGame => ({
  gameId: game.id,
  code: game.code,
  remark: nameOf(game, reader),
  gameGroupId: groupIdOf(game.group_code),
  gameGroupCode: LotteryGroup.parse(game.group_code),
  prizeMode: game.prize_mode,
  accountType: game.account_type,
  isSale: game.on_sale && (game.on_sale_from === null || game.on_sale_from <= now),
  rulesGroup: game.rules_group,
  everySec,
  oddsReturnBp: game.odds_return_bp,
})
