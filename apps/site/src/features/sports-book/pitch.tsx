import type { Match, MatchDetail } from '@trevo/contract/wps/sports/matches.ts'
import { useState } from 'react'
import styles from './featured.module.css'
import { ballAt, type ToldIncident } from './match-incidents.ts'

type Goals = MatchDetail['marks']

const minutes = 90
/** From kick-off to the end along the touchline. */
const placeOf = (tick: number): number => 12 + (Math.min(tick, minutes) / minutes) * 276

/**
 * The drawn pitch of a match; decorative, since the score board and the list of incidents say the same. The ball is
 * where the last incident was. A goal that falls while it is shown takes the ball into the goal that it fell in, and
 * every goal has its minute on the touchline.
 */
export const Pitch = ({
  match,
  goals = [],
  last,
}: {
  readonly match: Match
  readonly goals?: Goals
  readonly last?: ToldIncident | undefined
}) => {
  const [home, away] = match.score
  const [seen, setSeen] = useState({ home, away, into: 'none' })
  if (seen.home !== home || seen.away !== away) {
    // The home side attacks to the right.
    setSeen({ home, away, into: home > seen.home ? 'right' : away > seen.away ? 'left' : 'none' })
  }
  const isLive = match.status === 'live'
  const [x, y] = last ? ballAt(last) : [0, 0]
  return (
    <svg className={styles['field']} viewBox="0 0 300 180" aria-hidden="true">
      <rect x="6" y="6" width="288" height="168" rx="10" fill="none" stroke="currentColor" />
      <path d="M150 6v168" stroke="currentColor" fill="none" />
      <circle cx="150" cy="90" r="30" stroke="currentColor" fill="none" />
      <path d="M6 55h34v70H6M294 55h-34v70h34" stroke="currentColor" fill="none" />
      {isLive && (
        <path className={styles['played']} d={`M12 174H${placeOf(match.tick).toFixed(1)}`} />
      )}
      {goals.map(({ tick, side }) => (
        <g key={`${tick} ${side}`} data-side={side} className={styles['goal']}>
          <circle cx={placeOf(tick)} cy={side === 0 ? 165 : 15} r="4" />
          <text x={placeOf(tick)} y={side === 0 ? 157 : 31} textAnchor="middle">
            {tick}’
          </text>
        </g>
      ))}
      {isLive && last?.kind === 'card' && (
        <rect
          className={styles['card']}
          style={{ transform: `translate(${x}px, ${y}px)` }}
          x="156"
          y="70"
          width="9"
          height="13"
          rx="1.5"
        />
      )}
      {isLive && (
        <g className={styles['carried']} style={{ transform: `translate(${x}px, ${y}px)` }}>
          <circle
            // A new goal starts at the centre.
            key={`${home} ${away}`}
            className={styles['ball']}
            data-into={seen.into}
            cx="150"
            cy="90"
            r="5"
          />
        </g>
      )}
    </svg>
  )
}
