import type { LimitKind, LimitPeriod } from '@trevo/contract/wps/limits.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { writeValue, type LimitName } from '../domain/limit.ts'
import { endOfPeriod } from '../domain/periods.ts'

/** An objection of the database as the name of its limit; a contract is a limit of its session. */
export const nameOf = (objection: string): LimitName => {
  const [kind, period] = objection.split(':')
  if (kind === 'contract') return { kind: period as LimitKind, period: 'session' }
  return { kind: kind as LimitKind, period: period as LimitPeriod }
}

/**
 * A limit that does not allow what was asked: names the limit, what is left of it, and when it opens. `opensAt` is
 * absent for a single stake, and for a session, which a break of five minutes ends; a short pause names its end.
 */
export const limitReached = (
  name: LimitName,
  {
    restOf,
    at,
    opensAt = endOfPeriod(name.period, at),
  }: { readonly restOf: bigint; readonly at: Date; readonly opensAt?: Date | undefined },
): Refusal => {
  const rest = writeValue(name.kind, restOf > 0n ? restOf : 0n)
  return new Refusal('limit.reached', {
    kind: name.kind,
    period: name.period,
    rest,
    ...(opensAt && { opensAt: opensAt.toISOString() }),
  })
}
