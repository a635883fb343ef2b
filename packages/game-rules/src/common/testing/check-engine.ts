import type { Json } from '../../engine/json.ts'
import type { TitleData } from '../../engine/title-data.ts'
import { checkChoices } from './check-choices.ts'
import type { Checked, Rounds } from './checked.ts'
import { checkFigures } from './check-figures.ts'
import { checkRounds } from './check-rounds.ts'
import { checkWords } from './check-words.ts'

/** The laws that hold for every engine, as tests of one title. */
export const checkEngine = <
  Title extends TitleData,
  Choice extends Json,
  Action extends Json,
  View extends Json,
>(
  checked: Checked<Title, Choice, Action, View>,
): void => {
  const { engine, measure, title } = checked
  const wagers = measure.wagers(title).map((wager): Rounds<Choice> => {
    const choice = engine.readChoice(title, wager.stakeMinor, wager.choice)
    if (choice === undefined) throw new Error(`${wager.id} is not on offer`)
    return { wager, choice }
  })
  checkChoices(checked, wagers)
  checkRounds(checked, wagers)
  checkFigures(checked, wagers)
  checkWords(checked, wagers)
}
