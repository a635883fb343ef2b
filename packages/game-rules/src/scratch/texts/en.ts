import type { pt } from './pt.ts'

/** The English texts of the rules of scratch cards. */
export const en: typeof pt = {
  howTo: 'How to play',
  matchThree:
    'Scratch the nine fields. You win a prize that appears three times; a card has at most one prize.',
  findSymbol: (fields, sought) =>
    `Scratch the ${fields} fields. There is a prize under every symbol: you win the sum of the prizes under each ${sought}. The other prizes shown were drawn with the same chances but are not paid.`,
  words: (letters, words, cards) =>
    `Scratch the ${letters} letters, all different, drawn from the 26 letters of the alphabet. The card has ${words} words and is drawn from ${cards}; a word is complete when all its letters are drawn. The number of complete words decides the prize.`,
  decided:
    'The result is decided when you buy the card. The order in which you scratch does not matter; “Scratch all” shows the same result.',
  prizes: 'Prizes and chances',
  head: ['Prize', 'Chance'],
  headWords: ['Complete words', 'Prize', 'Chance'],
  nothing: 'Nothing',
  smaller: 'Other sums',
  fields: 'Fields',
  found: (sought) => `Prizes under ${sought}`,
  letters: 'Letters',
  complete: 'Complete words',
  none: 'none',
  prize: 'Prize',
  luckyNumbers: (winning, own, highest) =>
    `Scratch the ${winning} winning numbers and your ${own} numbers, from 1 to ${highest}. Each of your numbers that is a winning one pays the prize under it, and the prizes add up. The other prizes shown were drawn with the same chances but are not paid.`,
  threeInLine: (pictures) =>
    `Scratch the nine fields. Three equal pictures in a row, a column or a diagonal pay the prize of the picture, and the prizes of all lines add up. Every field is drawn on its own: ${pictures}.`,
  picture: (name, pays, share) => `${name} pays ${pays} and comes up in ${share}`,
  multiplied: (factors) =>
    `Scratch the six fields. You win a prize that appears three times; a card has at most one. The seventh field multiplies the prize: ${factors}.`,
  factor: (times, share) => `${times} on ${share} of the cards`,
  duels: (rows, highest) =>
    `There are ${rows} contests. In each, two numbers from 1 to ${highest} are drawn with the same chances, yours and the rival’s. You win it when yours is higher; equal numbers do not count. The number of contests won decides the prize.`,
  trail: (fields, stop, stopShare, finish) =>
    `There are ${fields} fields in order. You win the sum of the prizes before the first stop (${stop}); nothing after it is paid. Each field is a stop with a chance of ${stopShare}. Without any stop you also receive ${finish} at the end of the road. The prizes after the stop were drawn with the same chances but are not paid.`,
  trailPrizes: (prizes) => `A field that is not a stop shows: ${prizes}.`,
  oneOf: (name, share) => `${name} in ${share}`,
  headDuels: ['Contests won', 'Prize', 'Chance'],
  winning: 'Winning numbers',
  own: 'Your numbers',
  lines: 'Complete lines',
  times: 'Multiplier',
  duel: 'Contests (you to rival)',
  way: 'Road',
}
