import { setTimeout as pause } from 'node:timers/promises'
import type { Api } from '@trevo/api-client/create-api.ts'
import { VisitEnds } from '../needed.ts'
import { askOnce } from './ask-second-yes.ts'
import { askCorrection } from './cases/ask-correction.ts'
import { createBetOpposite } from './cases/bet-opposite.ts'
import { createDisputeStatement } from './cases/dispute-statement.ts'
import { createEnterNumbers } from './cases/enter-numbers.ts'
import { createExchangePoints } from './cases/exchange-points.ts'
import { createLeaveDifference } from './cases/leave-difference.ts'
import { createPayAboveCap } from './cases/pay-above-cap.ts'
import { createPayTooLate } from './cases/pay-too-late.ts'
import { createRepeatCredit } from './cases/repeat-credit.ts'
import { createWinBigPrize } from './cases/win-big-prize.ts'
import type { Work } from './cases/work.ts'
import { withOperator } from './enter-office.ts'
import { openCase } from './open-case.ts'
import { suspectMatches } from './suspect-matches.ts'
import { writeDraft } from './write-draft.ts'

const againAfterMs = 600_000
/** While something is missing yet, or the platform refuses. */
const soonerMs = 60_000

type Case = (office: Api) => Promise<void>

/** Who works, and on what. */
const listCases = (
  work: Work,
): readonly (readonly [username: string, cases: readonly Case[]])[] => [
  [
    'risco.demo',
    [openCase, createBetOpposite(work), createRepeatCredit(work), createPayAboveCap(work)],
  ],
  ['crm.demo', [writeDraft, createExchangePoints(work)]],
  ['financeiro.demo', [createDisputeStatement(work), createLeaveDifference(work)]],
  ['pagamentos.demo', [createPayTooLate(work), askCorrection]],
  ['loterias.demo', [createEnterNumbers(work), createWinBigPrize(work)]],
]

/**
 * Operators, members and vendors of the demo leave work for a visitor of the back office, each kind whenever none of
 * it waits. Nobody of the demo decides any of it. Ends with the signal.
 */
export const keepQueues = async (
  work: Work,
  { signal, report }: { readonly signal: AbortSignal; report(error: unknown): void },
): Promise<void> => {
  const { config } = work
  const { opsUrl, brazil } = config
  if (opsUrl === undefined) return
  const operators = listCases(work)
  let rest = againAfterMs
  const attempt = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act()
    } catch (error) {
      rest = soonerMs
      if (!(error instanceof VisitEnds)) report(error)
    }
  }
  while (!signal.aborted) {
    rest = againAfterMs
    await attempt(() => askOnce(opsUrl, config))
    if (brazil) await attempt(() => suspectMatches(opsUrl, brazil))
    for (const [username, cases] of operators) {
      await attempt(() =>
        withOperator(opsUrl, config, username, async (office) => {
          for (const one of cases) await attempt(() => one(office))
        }),
      )
    }
    await pause(rest, undefined, { signal })
  }
}
