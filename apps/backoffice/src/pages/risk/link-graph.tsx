import type { LinkedMember, MemberLink } from '@trevo/contract/ops/risk/risk.ts'
import { useT } from '../../core/texts.tsx'
import styles from './risk.module.css'

type Point = { readonly x: number; readonly y: number }

const size = 420
const middle: Point = { x: size / 2, y: size / 2 }

/** The member in the middle, the others around in a circle. */
const placesOf = (
  memberId: string,
  others: readonly LinkedMember[],
): ReadonlyMap<string, Point> => {
  const radius = size / 2 - 60
  return new Map([
    [memberId, middle],
    ...others.map((one, index): [string, Point] => {
      const turn = (index / Math.max(1, others.length)) * 2 * Math.PI - Math.PI / 2
      return [
        one.memberId,
        { x: middle.x + radius * Math.cos(turn), y: middle.y + radius * Math.sin(turn) },
      ]
    }),
  ])
}

/** Accounts and their links as a picture; the table beside it says the same in words. */
export const LinkGraph = ({
  member,
  others,
  links,
  marked,
  onMark,
}: {
  readonly member: LinkedMember
  readonly others: readonly LinkedMember[]
  readonly links: readonly MemberLink[]
  readonly marked: ReadonlySet<string>
  readonly onMark: (memberId: string) => void
}) => {
  const t = useT()
  const places = placesOf(member.memberId, others)
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={styles['graph']}
      role="img"
      aria-label={t('risk.graph', { name: member.username, count: others.length })}
    >
      {links.map(({ memberId, otherId, reasons }) => {
        const [from, to] = [places.get(memberId), places.get(otherId)]
        if (!from || !to) return null
        const isStrong = reasons.some(
          ({ reason }) => reason !== 'sameAddress' && reason !== 'referral',
        )
        return (
          <line
            key={`${memberId} ${otherId}`}
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            data-strong={isStrong}
          >
            <title>{reasons.map(({ reason }) => t(`risk.link.${reason}`)).join(', ')}</title>
          </line>
        )
      })}
      {[member, ...others].map((one) => {
        const place = places.get(one.memberId) ?? middle
        return (
          <g
            key={one.memberId}
            data-marked={marked.has(one.memberId)}
            data-blocked={one.blocked.length > 0}
            onClick={() => onMark(one.memberId)}
          >
            <circle cx={place.x} cy={place.y} r={one === member ? 15 : 11} />
            <text x={place.x} y={place.y + 28} textAnchor="middle">
              {one.username}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
