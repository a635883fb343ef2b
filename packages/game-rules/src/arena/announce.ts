import type { Chance } from '@trevo/fairness/chance.ts'
import type { ArenaModel, Bout, Corner } from './types.ts'

const cornerOf = ({ fighters, forms }: ArenaModel, at: number, formAt: number): Corner => {
  const fighter = fighters[at]
  const form = forms[formAt]
  if (!fighter || form === undefined) throw new RangeError(`no fighter ${at} in form ${formAt}`)
  return { id: fighter.id, strength: fighter.strength, form }
}

/** Draws two fighters and their forms: four numbers, red before blue. */
export const announce = (model: ArenaModel, chance: Chance): Bout => {
  const { fighters, forms } = model
  const red = chance.nextInt(fighters.length)
  const other = chance.nextInt(fighters.length - 1)
  // A fighter does not meet itself.
  const blue = other < red ? other : other + 1
  return {
    red: cornerOf(model, red, chance.nextInt(forms.length)),
    blue: cornerOf(model, blue, chance.nextInt(forms.length)),
  }
}
