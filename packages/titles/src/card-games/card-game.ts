import { leastEntryOf, type CardTableTitle } from '@trevo/game-rules/card-tables/card-table.ts'
import { entryOf, type SitAndGo } from '@trevo/game-rules/sit-and-go/sit-and-go.ts'
import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import type { GameTexts } from '../define-game.ts'

/** A table of a card game as the lobby offers it: the room of the launch. */
export type CardRoom = {
  readonly roomId: string
  /** The price of a seat, or its maximum buy-in. */
  readonly entryMinor: bigint
  /** The tournament that is played there; absent at a cash table. */
  readonly sitAndGo?: {
    readonly code: string
    readonly seatCount: number
    /** The part of the entry that goes into the prizes. */
    readonly buyInMinor: bigint
  }
}

/** A card game between players: its rules in numbers, and how the demo catalogue offers it. */
export type CardGame = CardTableTitle & {
  readonly listing: {
    readonly nodeId: number
    readonly isHot: boolean
    readonly isNew: boolean
  }
  /** Names of drawings on its tile, our own or of Fluent Emoji, the large one first. */
  readonly drawings: readonly [string, string, string]
}

type Words = Pick<CardTableTitle, 'title' | 'pitch'>

/** Combines the data of a card game with its texts. */
export const defineCardGame = (texts: GameTexts, data: Omit<CardGame, keyof Words>): CardGame => ({
  ...data,
  title: inEachLanguage((language) => texts[language].title),
  pitch: inEachLanguage((language) => texts[language].pitch),
})

/** The rooms of the sit-and-gos of a game: the id is the code and the buy-in in whole reais. */
const sitAndGoRoomsOf = (sitAndGo: SitAndGo): readonly CardRoom[] => {
  const { code, seatCount, buyInsMinor } = sitAndGo
  return buyInsMinor.map((buyInMinor) => ({
    roomId: `${code}-r${buyInMinor / 10_000n}`,
    entryMinor: entryOf(sitAndGo, buyInMinor),
    sitAndGo: { code, seatCount, buyInMinor },
  }))
}

/** The rooms of a card game: one per entry, whose id is the entry in whole reais, then sit-and-gos. */
export const roomsOf = ({
  entriesMinor,
  sitAndGos = [],
}: Pick<CardGame, 'entriesMinor' | 'sitAndGos'>): readonly CardRoom[] => [
  ...entriesMinor.map((entryMinor) => ({ roomId: `r${entryMinor / 10_000n}`, entryMinor })),
  ...sitAndGos.flatMap(sitAndGoRoomsOf),
]

/** The name of a room in each language. */
export const roomNameOf = ({ entryMinor, sitAndGo }: CardRoom): InEachLanguage<string> => {
  if (!sitAndGo) {
    const reais = entryMinor / 10_000n
    return { PT: `Mesa de R$ ${reais}`, EN: `R$ ${reais} table` }
  }
  const { seatCount, buyInMinor } = sitAndGo
  const reais = buyInMinor / 10_000n
  return {
    PT: `Sit & go de R$ ${reais}, ${seatCount} lugares`,
    EN: `R$ ${reais} sit & go, ${seatCount} seats`,
  }
}

type StakeBounds = { readonly leastMinor: bigint; readonly mostMinor: bigint }

/** The minimum and maximum price of a seat in a game, including tournaments. */
export const stakeBoundsOf = (game: CardTableTitle): StakeBounds => {
  const { entriesMinor, sitAndGos = [] } = game
  const stakes = [
    ...entriesMinor.flatMap((entryMinor) => [leastEntryOf(game, entryMinor), entryMinor]),
    ...sitAndGos.flatMap((one) => one.buyInsMinor.map((buyIn) => entryOf(one, buyIn))),
  ].toSorted((a, b) => (a < b ? -1 : 1))
  return { leastMinor: stakes[0] ?? 0n, mostMinor: stakes.at(-1) ?? 0n }
}
