import type { MatchDetail } from '@trevo/contract/wps/sports/matches.ts'

type Side = 0 | 1
type Kind = MatchDetail['incidents'][number]['kind'] | 'goal'
export type ToldIncident = { readonly tick: number; readonly side: Side; readonly kind: Kind }

/** Goals and all other incidents of a match, latest first. */
export const listIncidents = ({
  marks,
  incidents,
}: Pick<MatchDetail, 'marks' | 'incidents'>): readonly ToldIncident[] =>
  [...marks.map((mark) => ({ ...mark, kind: 'goal' as const })), ...incidents].toSorted(
    (one, other) => other.tick - one.tick,
  )

const counted = {
  shots: ['goal', 'save', 'shot'],
  corners: ['corner'],
  fouls: ['foul', 'card'],
  cards: ['card'],
} as const satisfies Readonly<Record<string, readonly Kind[]>>
export type CountName = keyof typeof counted
export const countNames = Object.keys(counted) as readonly CountName[] // keys of a const object

/** How many of a kind each side has; a goal was a shot, and a card was shown for a foul. */
export const countIncidents = (
  told: readonly ToldIncident[],
  name: CountName,
): readonly [number, number] => {
  const kinds: readonly Kind[] = counted[name]
  const of = (side: Side): number =>
    told.filter((one) => one.side === side && kinds.includes(one.kind)).length
  return [of(0), of(1)]
}

/** Where the ball is drawn on a pitch of 300 × 180, from its centre; the home side attacks to the right. */
export const ballAt = ({ tick, side, kind }: ToldIncident): readonly [number, number] => {
  // Minutes differ in their height on the pitch.
  const height = ((tick * 37) % 90) - 45
  const ahead = side === 0 ? 1 : -1
  switch (kind) {
    case 'attack':
      return [ahead * 70, height]
    case 'shot':
      return [ahead * 138, height]
    case 'save':
      return [ahead * 126, height / 3]
    case 'corner':
      return [ahead * 138, tick % 2 === 0 ? -78 : 78]
    case 'foul':
    case 'card':
      return [ahead * -40, height]
    default:
      return [0, 0]
  }
}
