import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import type { DragonTigerBet } from './types.ts'

// Separate from the rules (texts.ts), because a table shows these before anybody opens the rules.
const names: InEachLanguage<Readonly<Record<DragonTigerBet, string>>> = {
  PT: { dragon: 'Dragão', tiger: 'Tigre', tie: 'Empate', 'suited-tie': 'Empate no naipe' },
  EN: { dragon: 'Dragon', tiger: 'Tiger', tie: 'Tie', 'suited-tie': 'Suited tie' },
}

/** The name of a bet, in each language. */
export const betNames = (bet: DragonTigerBet): InEachLanguage<string> =>
  inEachLanguage((language) => names[language][bet])
