import { unitOfKind, type LimitState, type PlayTime } from '@trevo/contract/wps/limits.ts'
import { createGameName } from '../members/known.ts'
import type { Modules } from '../modules.ts'
import type { Found, ReasonSource } from './reason.ts'

const dateOf = (instant: string | null): Date | null =>
  instant === null ? null : new Date(instant)

const isUsedUp = ({ rest, used }: LimitState): boolean =>
  rest !== null && used !== null && Number(rest) <= 0

const reached = ({ kind, period, value, used, endsAt }: LimitState): Found => {
  const unit = unitOfKind[kind]
  return {
    kind: 'limit',
    until: dateOf(endsAt),
    takes: [kind === 'deposit' ? 'deposit' : 'stake'],
    limit: { kind, period },
    figures: [
      { name: 'limit', unit, value },
      { name: 'used', unit, value: used },
    ],
  }
}

const raiseOf = ({ kind, period, value, waiting }: LimitState): readonly Found[] => {
  if (!waiting) return []
  const unit = unitOfKind[kind]
  return [
    {
      kind: 'limitRaise',
      since: new Date(waiting.askedAt),
      until: new Date(waiting.isOpen ? waiting.closesAt : waiting.opensAt),
      reasons: [waiting.isOpen ? 'open' : 'waits'],
      limit: { kind, period },
      figures: [
        { name: 'limit', unit, value },
        { name: 'wanted', unit, value: waiting.value },
      ],
    },
  ]
}

/** What was agreed for a session is used up, or its time is over and the next one has not begun. */
const sessionOf = ({ contract }: PlayTime): readonly Found[] => {
  if (!contract) return []
  const isLost = contract.isRunning && Number(contract.rest) <= 0
  if (contract.isRunning && !isLost) return []
  return [
    {
      kind: 'session',
      since: new Date(contract.since),
      until: new Date(isLost ? contract.until : contract.opensAt),
      reasons: [isLost ? 'lost' : 'over'],
      figures: [
        { name: 'limit', unit: 'money', value: contract.lossMax },
        { name: 'used', unit: 'money', value: contract.lost },
      ],
    },
  ]
}

/** Limits that are reached or wait to rise, and breaks of play. */
export const limitsOf =
  ({ limits }: Pick<Modules, 'limits'>): ReasonSource =>
  async ({ member: { memberId, brandId } }) => {
    const [{ list }, play] = await Promise.all([
      limits.getLimits(memberId, brandId),
      limits.getPlayTime({ memberId, brandId }),
    ])
    return [
      ...list.filter(isUsedUp).map(reached),
      ...(play.checkDue ? [{ kind: 'realityCheck' as const }] : []),
      ...(play.pausedUntil
        ? [{ kind: 'shortPause' as const, until: new Date(play.pausedUntil) }]
        : []),
      ...sessionOf(play),
      ...list.flatMap(raiseOf),
    ]
  }

const stopsMax = 20

/** Play that operators have stopped for a while: all of it, a vendor’s, or a game. */
export const stopsOf = ({ play, catalogue }: Pick<Modules, 'play' | 'catalogue'>): ReasonSource => {
  const gameName = createGameName(catalogue)
  return async ({ member: { brandId }, language }) => {
    const stops = await play.listStops(brandId)
    return stops.slice(0, stopsMax).map((stop) => ({
      kind: 'playStopped' as const,
      since: stop.stopped_at,
      until: stop.confirmed_at === null ? stop.confirm_until : null,
      title: stop.node_id === null ? stop.vendor : gameName({ nodeId: stop.node_id }, language),
    }))
  }
}
