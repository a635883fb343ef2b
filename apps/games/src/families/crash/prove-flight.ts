import { fairnessWords } from '../../text/fairness-words.ts'
import { isOfChain } from '@trevo/fairness/hash-chain.ts'
import { chanceOf } from '@trevo/fairness/chance.ts'
import { drawCrash } from '@trevo/game-rules/crash/flight.ts'
import type { CrashTitle, Hundredths } from '@trevo/game-rules/crash/types.ts'
import type { InEachLanguage, LanguageCode } from '@trevo/languages/languages.ts'
import { h, icon, icons } from '../../controls/h.ts'
import { openSheet } from '../../controls/sheet.ts'
import type { PastFlight, RoomGame } from '../../rgs/rgs-port.ts'
import type { Formats } from '../../text/format.ts'
import type { Text } from '../../text/pt.ts'
import { verifierLink } from '../../verify/verifier-link.ts'

const pt = {
  title: (flight: string) => `Voo ${flight}`,
  ofChain: (hashes: string) =>
    `O SHA-256 da semente, repetido ${hashes} vezes, dá o fim da cadeia publicado com antecedência`,
  end: (multiplier: string) => `A semente, o sal e o número do voo dão o fim em ${multiplier}`,
  notOver: 'Este voo ainda não terminou.',
  otherChain:
    'Este voo é da cadeia anterior. Para verificar, abra no histórico uma rodada sua nele.',
}

const en: typeof pt = {
  title: (flight) => `Flight ${flight}`,
  ofChain: (hashes) =>
    `The seed, hashed ${hashes} times with SHA-256, gives the end of the chain published in advance`,
  end: (multiplier) => `The seed, salt and flight number give its end at ${multiplier}`,
  notOver: 'This flight has not ended yet.',
  otherChain:
    'This flight belongs to the previous chain. Open one of your rounds in it from History.',
}

const texts: InEachLanguage<typeof pt> = { PT: pt, EN: en }

export type FlightToProve = {
  readonly seed: string
  readonly number: number
  readonly chainEnd: string
  readonly salt: string
  readonly crashAt: Hundredths
}

export type FlightCheck = { readonly ofChain: boolean; readonly end: boolean }

/**
 * Redoes a flight: its seed must lead to the published end of the chain, and its numbers to the end of the flight.
 */
export const checkFlight = (title: CrashTitle, flight: FlightToProve): FlightCheck => {
  const { seed, number, chainEnd, salt, crashAt } = flight
  const chance = chanceOf({ serverSeed: seed, clientSeed: salt, nonce: number })
  return {
    ofChain: isOfChain(seed, number, chainEnd),
    end: drawCrash(title, chance) === crashAt,
  }
}

type ProofOptions = {
  readonly flight: PastFlight
  /** The current flight, for the end and the salt of its chain. */
  readonly game: RoomGame | undefined
  readonly title: CrashTitle
  readonly language: LanguageCode
  readonly text: Text
  readonly formats: Formats
}

const step = (isOk: boolean, sentence: string, detail: string): HTMLElement =>
  h(
    'li',
    { 'data-ok': String(isOk) },
    icon(isOk ? icons.check : icons.cross),
    h('div', {}, sentence, h('code', {}, detail)),
  )

const proofOf = ({ flight, game, ...shown }: ProofOptions): readonly HTMLElement[] => {
  const { title, language, formats } = shown
  const { number, seed, crashAt } = flight
  const said = texts[language]
  if (seed === null || crashAt === null) return [h('p', {}, said.notOver)]
  if (!game || number > game.number) return [h('p', {}, said.otherChain)]
  const { chainEnd, salt } = game
  const check = checkFlight(title, { seed, number, chainEnd, salt, crashAt })
  const isOk = check.ofChain && check.end
  const stakeMinor = title.stakeStepsMinor[0] ?? 0n
  const link = verifierLink(import.meta.env.BASE_URL, {
    game: title.gameCode,
    serverSeed: seed,
    clientSeed: salt,
    nonce: number,
    hashCount: number,
    stake: String(stakeMinor / 10_000n),
    commitment: chainEnd,
    choice: JSON.stringify({ seat: 1, autoCashOut: null }),
    lang: language.toLowerCase(),
  })
  const verdict = isOk ? fairnessWords[language].ok : fairnessWords[language].bad
  const end = formats.multiplier(Math.max(100, crashAt))
  return [
    h('p', { class: isOk ? 'good' : 'bad', role: 'status' }, verdict),
    h(
      'ol',
      { class: 'proof' },
      step(check.ofChain, said.ofChain(formats.number(number)), `${seed}\n→ ${chainEnd}`),
      step(check.end, said.end(end), `${salt}:${number}`),
    ),
    h('a', { href: link, target: '_blank', rel: 'noopener' }, fairnessWords[language].openPage),
  ]
}

/** Shows the proof of a past flight, computed here. */
export const openFlightProof = (options: ProofOptions): void => {
  const { flight, language, text, formats } = options
  const title = texts[language].title(formats.number(flight.number))
  openSheet({ title, closeLabel: text.close }, () => proofOf(options))
}
