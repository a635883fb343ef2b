import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'

type Words = { readonly PT?: string; readonly EN?: string }

/** What players call the lotteries of Brazil, by the code of the game that is played in the same way. */
const lotteries: Readonly<Record<string, Words>> = {
  SEAFISH: { PT: 'jogo do bicho bicho', EN: 'animals' },
  BR660: { PT: 'mega sena mega-sena megasena', EN: 'mega lotto 6/60' },
  BR580: { PT: 'quina', EN: '5/80' },
  BR1525: { PT: 'lotofácil loto fácil', EN: '15/25' },
  BRCOLUMNS: { PT: 'super sete', EN: 'super seven' },
}

const titles: ReadonlyMap<string, Words | undefined> = new Map(
  titlesInOrder.map(({ maths, listing }) => [maths.gameCode, listing.knownAs]),
)

/** The names by which visitors look for a game beside its own, in both languages; empty if there are none. */
export const otherNamesOf = (gameCode: string): string =>
  Object.values(lotteries[gameCode] ?? titles.get(gameCode) ?? {}).join(' ')
