import { cardSetCount } from '@trevo/game-rules/common/card-set.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'

export type CardSet = {
  readonly value: () => number
  readonly set: (cardSet: number) => void
  /** The text of the button that calls `change`. */
  readonly label: string
  readonly change: () => void
}

const labels: Readonly<Record<LanguageCode, string>> = { PT: 'Trocar', EN: 'Change' }

/** Which cards are played, and a way to change them. No set has a better chance than another. */
export const createCardSet = (language: LanguageCode, onChange: () => void): CardSet => {
  const random = (): number => Math.floor(Math.random() * cardSetCount)
  let value = random()
  return {
    value: () => value,
    set: (cardSet) => {
      value = cardSet
    },
    label: labels[language],
    change: () => {
      value = random()
      onChange()
    },
  }
}
