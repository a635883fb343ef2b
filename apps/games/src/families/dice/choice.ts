import type { DiceChoice, DiceSide, DiceTitle } from '@trevo/game-rules/dice/types.ts'
import { h } from '../../controls/h.ts'
import { createNumberField } from '../../widgets/number-field.ts'
import { createSegmented } from '../../widgets/segmented.ts'
import { createTrack, type Track } from './track.ts'
import type { Words } from './words.ts'

const FIRST_CHANCE = 50

export type DiceChoosing = {
  readonly options: HTMLElement
  readonly track: Track
  readonly value: () => DiceChoice
  readonly set: (choice: DiceChoice) => void
  readonly setLocked: (isLocked: boolean) => void
}

type ChoosingOptions = {
  readonly title: DiceTitle
  readonly words: Words
  /** A choice's winning numbers, in words. */
  readonly rangeOf: (choice: DiceChoice) => string
  /** The player chose; the controls already show it. */
  readonly onChange: () => void
}

/** Side and chance, by three controls that always agree. */
export const createChoosing = (options: ChoosingOptions): DiceChoosing => {
  const { words, rangeOf, onChange } = options
  const { chanceMin, chanceMax } = options.title
  let choice: DiceChoice = { side: 'under', chance: FIRST_CHANCE }
  const choose = (next: DiceChoice): void => {
    set(next)
    onChange()
  }
  const onChance = (chance: number): void => choose({ ...choice, chance })
  const track = createTrack({ label: words.slider, chanceMin, chanceMax, onChance })
  const side = createSegmented<DiceSide>({
    label: words.side,
    options: (['under', 'over'] as const).map((value) => ({ value, label: words.sides[value] })),
    value: choice.side,
    onChange: (value) => choose({ ...choice, side: value }),
  })
  const field = createNumberField({
    label: words.chance,
    lessLabel: words.less,
    moreLabel: words.more,
    min: chanceMin,
    max: chanceMax,
    value: choice.chance,
    show: (chance) => `${chance} %`,
    onChange: onChance,
  })
  const set = (next: DiceChoice): void => {
    choice = next
    track.setChoice(choice, `${choice.chance} %, ${rangeOf(choice)}`)
    side.set(choice.side)
    field.set(choice.chance)
  }
  set(choice)
  return {
    options: h('div', { class: 'dice-options' }, side.element, field.element),
    track,
    value: () => choice,
    set,
    setLocked: (isLocked) => {
      for (const control of [side, field, track]) control.setLocked(isLocked)
    },
  }
}
