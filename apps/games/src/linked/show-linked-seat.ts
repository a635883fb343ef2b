import '../card-tables/common/card-tables.css'
import { languages } from '@trevo/languages/languages.ts'
import { findCardGame } from '@trevo/titles/card-games/find-card-game.ts'
import { createCardClient } from '../card-tables/common/card-client.ts'
import { fillProof } from '../card-tables/verify/verify-sheet.ts'
import { cardWords } from '../card-tables/common/words.ts'
import { fill, h } from '../controls/h.ts'
import { formatsOf } from '../text/format.ts'
import type { Linked } from './linked.ts'

/** The page of one seat at a table of players: its finished deals, and their proof. */
export const showLinkedSeat = async (root: HTMLElement, linked: Linked): Promise<void> => {
  const { gameCode, roundId, proof, language, text } = linked
  const found = findCardGame(gameCode)
  if (!found) return fill(root, h('p', { role: 'alert' }, text.problems.unknownGame))
  const client = createCardClient({
    fetch: window.fetch.bind(window),
    language: () => language,
    token: { get: () => null, set: () => undefined },
  })
  const words = cardWords[language]
  const { game } = found
  const body = h('div', { class: 'card-proof' }, h('p', { role: 'status' }, '…'))
  fill(root, h('h1', {}, game.title[language]), h('h2', {}, words.verifyTitle), body)
  const formats = formatsOf(languages[language])
  await fillProof(
    { game, words, language, formats },
    { body, roundId, ask: (before) => client.linkedSeat(roundId, { proof, before }) },
  )
}
