import { parseMoney, findMoney, formatMoney } from '@trevo/money/money.ts'
import { isClientSeed } from '@trevo/fairness/seeds.ts'
import { findSlotTitle, slotTitles } from '@trevo/titles/slot-titles.ts'
import type { SlotMaths } from '@trevo/game-rules/slots/types.ts'
import { languages, type InEachLanguage, type LanguageCode } from '@trevo/languages/languages.ts'
import { fill, h } from '../controls/h.ts'
import { guessLanguage } from '../text/choose-text.ts'
import { en } from '../text/en.ts'
import { formatsOf } from '../text/format.ts'
import { pt, type Text } from '../text/pt.ts'
import { redoRound } from './redo-round.ts'
import { showRedone } from './show-redone.ts'
import { isRepeated, testVectors } from './vectors.ts'

type Page = {
  readonly text: Text
  readonly language: LanguageCode
  readonly query: URLSearchParams
}

/** All of them: the page asks no server for anything. */
const texts: InEachLanguage<Text> = { PT: pt, EN: en }

/** Builds the page. Everything it does, it does with what was loaded: it never calls a server. */
const start = (): void => {
  const root = document.querySelector('#verifier')
  if (!root) return
  const query = new URLSearchParams(location.hash.slice(1))
  const language = guessLanguage(query, navigator.language)
  const text = texts[language]
  const page: Page = { text, language, query }
  document.documentElement.lang = languages[language].htmlLang
  document.title = `${text.verifier.title} · Trevo`
  const result = h('section', { 'aria-live': 'polite' })
  fill(
    root,
    h('h1', {}, text.verifier.title),
    h('p', { class: 'lead' }, text.verifier.intro),
    createForm(page, result),
    result,
    h('h2', {}, text.verifier.byHand),
    h('p', { class: 'muted' }, text.verifier.byHandText),
    ...vectorSection(page),
    downloadLink(page),
  )
}

const createForm = (page: Page, result: HTMLElement): HTMLFormElement => {
  const { text, language, query } = page
  const game = h(
    'select',
    { name: 'game' },
    ...slotTitles.map(({ gameCode, title }) =>
      h('option', { value: gameCode, selected: query.get('game') === gameCode }, title[language]),
    ),
  )
  const field = (name: string, label: string, fallback = '', wide = false): HTMLElement => {
    const value = query.get(name) ?? fallback
    const input = h('input', { name, value, autocomplete: 'off', spellcheck: 'false' })
    return h('label', { class: wide ? 'field wide' : 'field' }, h('small', {}, label), input)
  }
  const form = h(
    'form',
    {},
    h('label', { class: 'field' }, h('small', {}, text.verifier.game), game),
    field('stake', text.verifier.stake, '1.00'),
    field('serverSeed', text.verifier.serverSeed, '', true),
    field('clientSeed', text.verifier.clientSeed),
    field('nonce', text.verifier.nonce, '0'),
    field('commitment', text.verifier.commitment, '', true),
    h('button', { class: 'primary', type: 'submit' }, text.verifier.check),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    fill(result, ...check(page, new FormData(form)))
  })
  if (query.has('serverSeed')) fill(result, ...check(page, new FormData(form)))
  return form
}

const refuse = (sentence: string): Node[] => [h('p', { class: 'bad', role: 'alert' }, sentence)]

/** Checks the fields one by one, then redoes the round. */
const check = ({ text, language }: Page, data: FormData): Node[] => {
  const { verifier } = text
  const read = (name: string): string => String(data.get(name) ?? '').trim()

  const maths = findSlotTitle(read('game'))
  const stakeMinor = findMoney(read('stake').replace(',', '.'))
  const nonce = /^\d{1,15}$/.test(read('nonce')) ? Number(read('nonce')) : -1
  if (!/^[0-9a-f]{64}$/i.test(read('serverSeed'))) return refuse(verifier.badSeed)
  if (!isClientSeed(read('clientSeed'))) return refuse(verifier.badClientSeed)
  if (nonce < 0) return refuse(verifier.badNonce)
  if (!maths || stakeMinor === undefined || !maths.stakeStepsMinor.includes(stakeMinor)) {
    return refuse(`${verifier.badStake} ${stakesOf(text, maths)}`)
  }
  const input = {
    serverSeed: read('serverSeed').toLowerCase(),
    clientSeed: read('clientSeed'),
    nonce,
    stakeMinor,
  }
  const published = read('commitment')
  return showRedone(redoRound(maths, input), { maths, text, language, published })
}

const stakesOf = (text: Text, maths: SlotMaths | undefined): string => {
  const { money } = formatsOf(text)
  return (maths?.stakeStepsMinor ?? []).map((stake) => money(formatMoney(stake))).join(', ')
}

const vectorSection = ({ text, language }: Page): HTMLElement[] => {
  const { money } = formatsOf(text)
  const rows = testVectors.map((vector) => {
    const maths = findSlotTitle(vector.game)
    const verdict = h('td', {}, '·')
    const row = h(
      'tr',
      {},
      h('td', {}, maths?.title[language] ?? vector.game),
      h('td', {}, `${vector.serverSeed.slice(0, 10)}… · ${vector.clientSeed} · ${vector.nonce}`),
      h('td', {}, money(formatMoney(parseMoney(formatMoney(BigInt(vector.payoutMinor)))))),
      verdict,
    )
    const run = (): void => {
      const isOk = maths !== undefined && isRepeated(vector, maths)
      verdict.className = isOk ? 'good' : 'bad'
      verdict.textContent = isOk ? text.verifier.vectorOk : text.verifier.vectorBad
    }
    return { row, run }
  })
  const runAll = (): void => {
    for (const { run } of rows) run()
  }
  return [
    h('h2', {}, text.verifier.vectors),
    h('p', { class: 'muted' }, text.verifier.vectorsIntro),
    h(
      'div',
      { class: 'row' },
      h('button', { type: 'button', class: 'quiet', click: runAll }, text.verifier.runVectors),
    ),
    h(
      'div',
      { class: 'scroll' },
      h('table', { class: 'vectors' }, h('tbody', {}, ...rows.map(({ row }) => row))),
    ),
  ]
}

/** Absent in the downloaded file itself, which needs nothing more. */
const downloadLink = ({ text }: Page): HTMLElement => {
  if (location.protocol === 'file:') return h('p', {})
  const name = `${import.meta.env.BASE_URL}verify-offline.html`
  const link = h('a', { class: 'primary', href: name, download: 'trevo-verify.html' })
  link.textContent = text.verifier.download
  return h('p', {}, link)
}

start()
