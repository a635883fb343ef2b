import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import type { BaccaratBet } from './types.ts'

// Separate from the rules (texts.ts), because a table shows these before anybody opens the rules.
const names: InEachLanguage<Readonly<Record<BaccaratBet, string>>> = {
  PT: {
    player: 'Jogador',
    banker: 'Banca',
    tie: 'Empate',
    'player-pair': 'Par do jogador',
    'banker-pair': 'Par da banca',
    'either-pair': 'Qualquer par',
    'super-six': 'Banca com seis',
    small: 'Quatro cartas',
    big: 'Cinco ou seis cartas',
  },
  EN: {
    player: 'Player',
    banker: 'Banker',
    tie: 'Tie',
    'player-pair': 'Player pair',
    'banker-pair': 'Banker pair',
    'either-pair': 'Either pair',
    'super-six': 'Banker on six',
    small: 'Four cards',
    big: 'Five or six cards',
  },
}

/** The name of a bet, in each language. */
export const betNames = (bet: BaccaratBet): InEachLanguage<string> =>
  inEachLanguage((language) => names[language][bet])
