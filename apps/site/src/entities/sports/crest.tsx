import type { Team } from '@trevo/contract/wps/sports/matches.ts'
import { useId } from 'react'

const shield =
  'M3 3.5C10 5 14 2.5 20 1c6 1.5 10 4 17 2.5V21c0 10-7 16.500-17 20.500C10 37.500 3 31 3 21Z'

const inside = (crest: Team['crest'], paint: string) => {
  switch (crest) {
    case 'stripe':
      return <path d="M14 0h4v44h-4zM23 0h4v44h-4z" fill={paint} />
    case 'half':
      return <path d="M20 0h20v44H20z" fill={paint} />
    case 'bend':
      return <path d="M0 8 40 36v10L0 18z" fill={paint} />
    case 'star':
      return (
        <path
          d="m20 9 3.500 7.600 8.300 1-6.100 5.700 1.600 8.200L20 27.400l-7.300 4.100 1.600-8.200-6.100-5.700 8.300-1z"
          fill={paint}
        />
      )
    case 'ring':
      return <circle cx="20" cy="20" r="8.500" fill="none" stroke={paint} strokeWidth="4.500" />
    default:
      return crest satisfies never
  }
}

/** A team's shield, drawn in two hues; decoration next to the name. */
export const Crest = ({ team, size = 26 }: { readonly team: Team; readonly size?: number }) => {
  const id = useId()
  return (
    <svg width={size} height={(size * 43) / 40} viewBox="0 0 40 43" aria-hidden="true">
      <clipPath id={id}>
        <path d={shield} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <path d={shield} fill={`oklch(62% 0.17 ${team.hue})`} />
        {inside(team.crest, `oklch(94% 0.05 ${(team.hue + 40) % 360})`)}
        <path d="M20 0h20v44H20z" fill="#0002" />
      </g>
      <path d={shield} fill="none" stroke="#ffffffb0" strokeWidth="2" />
    </svg>
  )
}
