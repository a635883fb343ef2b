import type { Answer } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { moneyStepsMax, type getMoneyPath } from '@trevo/contract/wps/records.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { presentLine, type MoneyTrace, type StatementLine } from '../../wallet/index.ts'
import { largestOf } from '../domain/largest-part.ts'
import type { RecordsNeeds } from '../needs.ts'
import { readRelated, type RelatedNeeds } from './read-related.ts'

type Path = Answer<typeof getMoneyPath>
type Needs = RelatedNeeds & Pick<RecordsNeeds, 'catalogue'>
type Step = { readonly line: StatementLine; readonly carriedMinor: bigint | null }
type Asked = {
  readonly memberId: bigint
  readonly language: Language
  /** Number of the line, as in the account record. */
  readonly txId: string
}

type Known = {
  readonly trace: MoneyTrace
  readonly related: readonly StatementLine[]
}

const isOut = ({ amountMinor }: StatementLine): boolean => amountMinor < 0n

/** What the line came from: a debit from its largest part, a prize from its bet's largest stake. */
const stepBack = (line: StatementLine, { trace, related }: Known): Step | undefined => {
  if (isOut(line)) {
    const part = largestOf(trace.parts)
    return part && { line: part.line, carriedMinor: part.amountMinor }
  }
  const before = related.filter((other) => isOut(other) && other.seq < line.seq)
  const stake = largestOf(before.map((other) => ({ line: other, amountMinor: -other.amountMinor })))
  return stake && { line: stake.line, carriedMinor: null }
}

/** What the line led to: a credit to its largest part, a stake to its largest prize. */
const stepOn = (line: StatementLine, { trace, related }: Known): Step | undefined => {
  if (!isOut(line)) {
    const part = largestOf(trace.parts)
    return part && { line: part.line, carriedMinor: part.amountMinor }
  }
  const after = related.filter((other) => !isOut(other) && other.seq > line.seq)
  const prize = largestOf(after.map((other) => ({ line: other, amountMinor: other.amountMinor })))
  return prize && { line: prize.line, carriedMinor: null }
}

const nothing: MoneyTrace = { parts: [], kinds: [], keptMinor: 0n, unknownMinor: 0n }

const boundKindsOf = ({ play, promotions }: Needs) => ({
  ...play.boundKinds,
  ...promotions.boundKinds,
})

const createFollow = (needs: Needs, memberId: bigint) => {
  const boundKinds = boundKindsOf(needs)

  const learn = async (line: StatementLine, direction: 'back' | 'on'): Promise<Known> => {
    // A step along the account needs its trace, one within a bet what belongs to the bet.
    const isTraced = isOut(line) === (direction === 'back')
    return isTraced
      ? { trace: await needs.wallet.traceMoney(memberId, line, boundKinds), related: [] }
      : { trace: nothing, related: (await readRelated(needs, memberId, line)).lines }
  }

  /** The lines after a line in one direction, the nearest first. */
  return async (first: StatementLine, known: Known, direction: 'back' | 'on'): Promise<Step[]> => {
    const next = direction === 'back' ? stepBack : stepOn
    const steps: Step[] = []
    let step = next(first, known)
    while (step && steps.length < moneyStepsMax) {
      steps.push(step)
      if (steps.length < moneyStepsMax) {
        step = next(step.line, await learn(step.line, direction))
      }
    }
    return steps
  }
}

/** In the order of the account: each line with what came into it from the one before. */
const joinPath = (back: readonly Step[], line: StatementLine, on: readonly Step[]): Step[] => {
  const earlier = back.toReversed()
  const whole = [...earlier.map((step) => step.line), line]
  // A step back carries into the line after it.
  const carried = [null, ...earlier.map(({ carriedMinor }) => carriedMinor)]
  return [...whole.map((one, at) => ({ line: one, carriedMinor: carried[at] ?? null })), ...on]
}

/**
 * One line of the member's statement with what it came from and what it led to. @throws Refusal
 * `records.movement_unknown` for a line that is not on the member's own statement, or in the archive
 */
export const createGetMoneyPath = (needs: Needs) => {
  const { wallet, catalogue, cashier } = needs
  return async ({ memberId, language, txId }: Asked): Promise<Path> => {
    const line = await wallet.findStatementLine(memberId, BigInt(txId))
    if (!line) throw new Refusal('records.movement_unknown')
    const trace = await wallet.traceMoney(memberId, line, boundKindsOf(needs))
    const related = await readRelated(needs, memberId, line)
    const pix = await cashier.payerOf(memberId, line)
    const follow = createFollow(needs, memberId)
    const known = { trace, related: related.lines }
    const back = await follow(line, known, 'back')
    const on = await follow(line, known, 'on')
    const show = (one: StatementLine) => presentLine(one, catalogue.originOf(one, language))
    return {
      line: show(line),
      balanceBefore: formatMoney(line.balanceAfterMinor - line.amountMinor),
      pix: pix ?? null,
      withdrawalId: line.reference?.['withdrawalId'] ?? null,
      related: related.lines.map(show),
      isOpen: related.isOpen,
      trace: {
        parts: trace.parts.map((part) => ({
          line: show(part.line),
          amount: formatMoney(part.amountMinor),
        })),
        types: trace.kinds.map(({ typeCode, amountMinor, count }) => ({
          tx_type_id: typeCode,
          amount: formatMoney(amountMinor),
          count,
        })),
        kept: formatMoney(trace.keptMinor),
        unknown: formatMoney(trace.unknownMinor),
      },
      path: joinPath(back, line, on).map((step) => ({
        line: show(step.line),
        carried: step.carriedMinor === null ? null : formatMoney(step.carriedMinor),
      })),
    }
  }
}
