import { fairnessWords } from '../text/fairness-words.ts'
import { isClientSeed } from '@trevo/fairness/client-seed.ts'
import { fill, h } from '../controls/h.ts'
import { openSheet } from '../controls/sheet.ts'
import type { Game } from '../play/context/game-context.ts'
import { openOtherGame } from '../play/session/leave.ts'
import { newClientSeed } from '../play/rounds/own-seed.ts'
import { RgsRefusal, type RevealedSeeds } from '../rgs/rgs-port.ts'
import { checkSection } from '../verify/check-section.ts'

/**
 * The seeds in use, changing them, and the check of a round done here in the browser: every step with its result.
 * `roundId` is the round to check; without one only the seeds are shown.
 */
export const openFairness = (game: Game, roundId?: string): void => {
  const { text } = game
  const words = fairnessWords[game.language]
  openSheet({ title: words.title, closeLabel: text.close }, () => {
    const round = h('div', { class: 'field' })
    const seeds = h('div', { class: 'field' })
    const show = (revealed?: RevealedSeeds): void => {
      fill(seeds, ...seedSection(game, show, revealed))
      if (roundId) void showCheck(game, round, roundId)
    }
    show()
    return [h('p', {}, words.intro), round, seeds]
  })
}

const value = (label: string, content: string): HTMLElement =>
  h('div', { class: 'field' }, h('small', {}, label), h('code', {}, content))

const seedSection = (
  game: Game,
  show: (revealed?: RevealedSeeds) => void,
  revealed: RevealedSeeds | undefined,
): HTMLElement[] => {
  const { text, state, formats } = game
  const words = fairnessWords[game.language]
  const { seeds } = state.session
  const input = h('input', {
    value: seeds.clientSeed ?? newClientSeed(),
    maxlength: 64,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-label': words.clientSeed,
  })
  const hint = seeds.clientSeed === null ? words.clientSeedNew : words.clientSeedHint
  const note = h('small', { role: 'status' }, hint)
  const wayOn = h('div', { class: 'actions' })
  const attempt = async (action: () => Promise<void>): Promise<void> => {
    fill(wayOn)
    try {
      await action()
    } catch (error) {
      note.className = 'bad'
      note.textContent = (error instanceof RgsRefusal && error.message) || text.problems.other
      fill(wayOn, ...otherGame(game, error))
    }
  }
  const save = (): Promise<void> =>
    attempt(async () => {
      if (!isClientSeed(input.value)) {
        note.className = 'bad'
        note.textContent = words.clientSeedBad
        return
      }
      const { commitment } = state.session.seeds
      const answer = await game.port.setClientSeed({ commitment, clientSeed: input.value })
      state.session = { ...state.session, seeds: answer.seeds }
      note.className = ''
      note.textContent = words.saved
    })
  const rotate = (): Promise<void> =>
    attempt(async () => {
      await tellShown(game)
      const answer = await game.port.rotateSeeds()
      state.session = { ...state.session, seeds: answer.seeds }
      show(answer.revealed)
    })
  return [
    ...(revealed ? revealedSection(game, revealed) : []),
    value(words.commitment, seeds.commitment),
    h(
      'dl',
      { class: 'facts' },
      h('dt', {}, words.commitmentNumber),
      h('dd', {}, formats.number(seeds.commitmentNumber)),
      h('dt', {}, words.nonce),
      h('dd', {}, formats.number(seeds.nonce)),
    ),
    h('label', { class: 'field' }, h('small', {}, words.clientSeed), input, note),
    wayOn,
    h(
      'div',
      { class: 'actions' },
      h('button', { type: 'button', class: 'quiet', click: save }, words.save),
      h('button', { type: 'button', class: 'primary', click: rotate }, words.rotate),
    ),
  ]
}

/** The button to the game whose open round keeps the seeds; nothing after any other refusal. */
const otherGame = (game: Game, error: unknown): HTMLElement[] => {
  if (!(error instanceof RgsRefusal) || error.code !== 'rgs.round_open_elsewhere') return []
  const { game: name, gameCode } = error.detail
  if (typeof name !== 'string' || typeof gameCode !== 'string') return []
  const click = (): void => openOtherGame(game, gameCode)
  const label = fairnessWords[game.language].openOther(name)
  return [h('button', { type: 'button', class: 'primary', click }, label)]
}

/** Seeds change only between rounds: the last one must first be reported as over. */
const tellShown = async ({ state, port }: Game): Promise<void> => {
  if (state.unfinishedRoundId === undefined) return
  await port.finish(state.unfinishedRoundId)
  state.unfinishedRoundId = undefined
}

const revealedSection = ({ language }: Game, revealed: RevealedSeeds): HTMLElement[] => {
  const words = fairnessWords[language]
  return [
    h('p', { class: 'good', role: 'status' }, words.rotated),
    value(`${words.revealed}, ${words.usedFor(revealed.roundCount)}`, revealed.serverSeed),
  ]
}

const showCheck = async (game: Game, place: HTMLElement, roundId: string): Promise<void> => {
  const { text } = game
  const words = fairnessWords[game.language]
  const title = h('h3', {}, words.verifyTitle)
  try {
    fill(place, title, ...(await checkSection(game, await game.port.round(roundId))))
  } catch (error) {
    const said = error instanceof RgsRefusal ? error.message : ''
    fill(place, title, h('p', { class: 'bad', role: 'alert' }, said || text.history.failed))
  }
}
