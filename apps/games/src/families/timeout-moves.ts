import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  cashOut: 'retiramos por você',
  firstCell: 'abrimos a primeira casa',
  firstDoor: 'abrimos a primeira porta',
  likelierGuess: 'vale o palpite mais provável',
  finish: 'a rodada termina e paga o que já ganhou',
  stand: 'as mãos param como estão',
  noInsurance: 'o seguro é recusado',
  surrender: 'vale a rendição',
  fold: 'vale a desistência',
  keepAll: 'as cinco cartas ficam',
  changeAll: 'as cinco cartas são trocadas',
  liftLids: 'abrimos as escolhas em ordem',
}

const en: typeof pt = {
  cashOut: 'it is cashed out for you',
  firstCell: 'the first cell is opened',
  firstDoor: 'the first door is opened',
  likelierGuess: 'the likeliest guess is made',
  finish: 'the round ends and pays what it won',
  stand: 'the hands stand as they are',
  noInsurance: 'insurance is declined',
  surrender: 'it is surrendered',
  fold: 'it is folded',
  keepAll: 'all five cards are kept',
  changeAll: 'all five cards are changed',
  liftLids: 'the lids are lifted in order',
}

/** What a game does when a turn times out, by its published rule. */
export const timeoutMoves: InEachLanguage<typeof pt> = { PT: pt, EN: en }
