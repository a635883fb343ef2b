import { leastEntryOf, type CardTableTitle } from '@trevo/game-rules/card-tables/card-table.ts'
import { entryOf } from '@trevo/game-rules/sit-and-go/sit-and-go.ts'
import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import type { GameTexts } from '../define-game.ts'

/** A stake of a card game as the lobby offers it: the room of the launch. */
export type CardRoom = { readonly roomId: string; readonly entryMinor: bigint }

/** A card game between players: its rules in numbers, and how the demo catalogue offers it. */
export type CardGame = CardTableTitle & {
  readonly listing: {
    readonly nodeId: number
    readonly isHot: boolean
    readonly isNew: boolean
  }
  /** Names of Fluent Emoji drawings on its tile, the large one first. */
  readonly drawings: readonly [string, string, string]
}

type Words = Pick<CardTableTitle, 'title' | 'pitch'>

/** Joins the data of a card game and its words. */
export const defineCardGame = (texts: GameTexts, data: Omit<CardGame, keyof Words>): CardGame => ({
  ...data,
  title: inEachLanguage((language) => texts[language].title),
  pitch: inEachLanguage((language) => texts[language].pitch),
})

/** The rooms of a card game, one an entry: the id is the entry in whole reais. */
export const roomsOf = ({ entriesMinor }: Pick<CardGame, 'entriesMinor'>): readonly CardRoom[] =>
  entriesMinor.map((entryMinor) => ({ roomId: `r${entryMinor / 10_000n}`, entryMinor }))

/** The name of a room in each language. */
export const roomNameOf = ({ entryMinor }: CardRoom): InEachLanguage<string> => ({
  PT: `Mesa de R$ ${entryMinor / 10_000n}`,
  EN: `R$ ${entryMinor / 10_000n} table`,
})

type StakeBounds = { readonly leastMinor: bigint; readonly mostMinor: bigint }

/** The least and the most that a seat of a game costs, tournaments included. */
export const stakeBoundsOf = (game: CardTableTitle): StakeBounds => {
  const { entriesMinor, sitAndGos = [] } = game
  const stakes = [
    ...entriesMinor.flatMap((entryMinor) => [leastEntryOf(game, entryMinor), entryMinor]),
    ...sitAndGos.flatMap((one) => one.buyInsMinor.map((buyIn) => entryOf(one, buyIn))),
  ].toSorted((a, b) => (a < b ? -1 : 1))
  return { leastMinor: stakes[0] ?? 0n, mostMinor: stakes.at(-1) ?? 0n }
}
