import { inEachLanguage } from '@trevo/languages/languages.ts'
import type { Engine, Play, Wager } from '../engine/engine.ts'
import { drawCrash, isPaid, lowest } from './flight.ts'
import { crashTexts } from './texts.ts'
import type { CrashAction, CrashChoice, CrashTitle, CrashView, Hundredths } from './types.ts'

/** Minimum multiplier for an automatic cash-out: at ×1.00 nothing would be risked. */
const autoLeast: Hundredths = lowest + 1

const readChoice = (
  title: CrashTitle,
  stakeMinor: bigint,
  sent: unknown,
): CrashChoice | undefined => {
  if (!title.stakeStepsMinor.includes(stakeMinor)) return undefined
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return undefined
  const { seat, autoCashOut, ...rest } = sent as Partial<Record<string, unknown>>
  if (Object.keys(rest).length > 0) return undefined
  if (!Number.isInteger(seat) || Number(seat) < 1 || Number(seat) > title.seatCount)
    return undefined
  if (autoCashOut === null) return { seat: Number(seat), autoCashOut }
  const at = Number(autoCashOut)
  const isOffered =
    typeof autoCashOut === 'number' &&
    Number.isInteger(at) &&
    at >= autoLeast &&
    at <= title.multiplierMax
  return isOffered ? { seat: Number(seat), autoCashOut: at } : undefined
}

/** The cash-out that counts: the manual one if it came first, otherwise the automatic one. */
const cashOutOf = (
  { autoCashOut }: CrashChoice,
  [own]: readonly CrashAction[],
  { crashAt, title }: { readonly crashAt: Hundredths; readonly title: CrashTitle },
): Hundredths | null => {
  // At the cap everybody still in the flight is paid.
  const places = [own?.cashOut, autoCashOut, title.multiplierMax]
  const first = Math.min(...places.filter((at) => typeof at === 'number'))
  return isPaid(crashAt, first) ? first : null
}

/** The payout of a cash-out: whole centavos, because stakes are whole reais. */
export const payoutOf = (stakeMinor: bigint, cashOut: Hundredths): bigint =>
  (stakeMinor / 100n) * BigInt(cashOut)

const play = (
  title: CrashTitle,
  { stakeMinor, choice }: Wager<CrashChoice>,
  actions: readonly CrashAction[],
  chance: Parameters<typeof drawCrash>[1],
): Play<CrashAction, CrashView> => {
  if (actions.length > 1) throw new RangeError('a bet is cashed out once')
  const crashAt = drawCrash(title, chance)
  const cashedOutAt = cashOutOf(choice, actions, { crashAt, title })
  return {
    view: { kind: 'crash', crashAt, cashedOutAt },
    stakeMinor,
    payoutMinor: cashedOutAt === null ? 0n : payoutOf(stakeMinor, cashedOutAt),
    legal: [],
    timeoutAction: null,
  }
}

/**
 * A bet in a crash game. As a function it is instant: the flight's numbers determine where it ends,
 * and the only possible action says where the game server's clock was when the player cashed out. The
 * room is the game server's (`apps/rgs/src/rooms`).
 */
export const engine: Engine<CrashTitle, CrashChoice, CrashAction, CrashView> = {
  family: 'crash',
  readChoice,
  play,
  maxWinStakes: ({ multiplierMax }) => multiplierMax / 100,
  rules: (title) => inEachLanguage((language) => crashTexts[language].rules(title)),
  facts: (_title, _wager, { view }) =>
    inEachLanguage((language) => crashTexts[language].facts(view)),
}
