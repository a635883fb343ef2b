import type { CardTableView, TablePhrase } from '@trevo/contract/rgs/card-shapes.ts'

/** Looks between two phrases of one seat, at least: more than a minute. */
const quietLooks = 30
/** Of the looks after that one in so many. */
const phraseEveryLooks = 25

/** What is said before the cards, and what between two moves. */
const atStart: readonly TablePhrase[] = ['hello', 'good_luck']
const inPlay: readonly TablePhrase[] = ['nice_one', 'almost', 'thanks', 'good_game']

export type Talk = {
  /** Looks since this seat said something, or sat down. */
  readonly quiet: number
  readonly chance: number
  /** From 0 up to 1, chooses the phrase. */
  readonly which: number
}

/** A phrase now and then, never two within a minute; undefined if the member says nothing. */
export const choosePhrase = (
  { state }: Pick<CardTableView, 'state'>,
  { quiet, chance, which }: Talk,
): TablePhrase | undefined => {
  if (quiet < quietLooks || chance >= 1 / phraseEveryLooks) return undefined
  const list = state === 'playing' ? inPlay : atStart
  return list[Math.floor(which * list.length)]
}
