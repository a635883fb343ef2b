import type { CardTableView } from '@trevo/contract/rgs/card-shapes.ts'
import { buyInOf, feeOf, prizesOf, type SitAndGo } from '@trevo/game-rules/sit-and-go/sit-and-go.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { h } from '../../controls/h.ts'
import type { CardContext } from './context.ts'

/** A sit-and-go of the title by its code. */
export const sitAndGoOf = (
  { game }: Pick<CardContext, 'game'>,
  code: string | null | undefined,
): SitAndGo | undefined => game.sitAndGos?.find((one) => one.code === code)

/** "1º R$ 19,50 · 2º R$ 10,50": prizes, first place first. */
export const prizesText = ({ words, formats }: CardContext, prizes: readonly string[]): string =>
  prizes.map((prize, at) => words.prizeOfPlace(at + 1, formats.money(prize))).join(' · ')

/** What a seat of a sit-and-go plays for, and what the house takes of its entry. */
export const offerOf = (
  context: CardContext,
  { sitAndGo, entry }: { readonly sitAndGo: SitAndGo; readonly entry: string },
): { readonly prizes: string; readonly fee: string } => {
  const buyInMinor = buyInOf(sitAndGo, parseMoney(entry)) ?? 0n
  const prizes = prizesOf(sitAndGo, buyInMinor).map(formatMoney)
  return {
    prizes: prizesText(context, prizes),
    fee: context.formats.money(formatMoney(feeOf(sitAndGo, buyInMinor))),
  }
}

/** Players by final place, and what each is paid; places of players still in play have no name. */
export const resultRows = (
  { words, formats }: CardContext,
  { sitAndGo, mySeat }: CardTableView,
): readonly HTMLElement[] => {
  if (!sitAndGo) return []
  const { results, prizes } = sitAndGo
  const first = results[0]?.finish ?? 1
  const row = (place: number, name: string, prize: string, isMe: boolean): HTMLElement =>
    h(
      'li',
      { 'data-me': String(isMe) },
      h('b', {}, words.placeOf(place)),
      h('span', {}, name),
      h('span', {}, formats.money(prize)),
    )
  const open = prizes
    .slice(0, first - 1)
    .map((prize, at) => row(at + 1, words.stillPlayed, prize, false))
  const given = results.map(({ seat, name, finish, prize }) =>
    row(finish, seat === mySeat ? words.you : (words.animals[name] ?? ''), prize, seat === mySeat),
  )
  return [...open, ...given]
}
