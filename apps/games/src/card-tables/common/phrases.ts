import type { TablePhrase } from '@trevo/contract/rgs/card-shapes.ts'
import type { InEachLanguage } from '@trevo/languages/languages.ts'

/** The ready-made phrases of a table, in the order of the list. */
export const phrases: InEachLanguage<Readonly<Record<TablePhrase, string>>> = {
  PT: {
    hello: 'Oi, gente!',
    good_luck: 'Boa sorte!',
    nice_one: 'Boa jogada!',
    almost: 'Foi quase!',
    one_moment: 'Só um instante…',
    thanks: 'Valeu!',
    good_game: 'Bom jogo!',
    bye: 'Até a próxima!',
  },
  EN: {
    hello: 'Hi everyone!',
    good_luck: 'Good luck!',
    nice_one: 'Nice one!',
    almost: 'So close!',
    one_moment: 'One moment…',
    thanks: 'Thanks!',
    good_game: 'Good game!',
    bye: 'See you!',
  },
}
