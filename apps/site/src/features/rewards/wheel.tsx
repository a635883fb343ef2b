import type { TicketPrize } from '@trevo/contract/wps/rewards/tickets.ts'
import type { CSSProperties } from 'react'
import { useShortPrizeText } from '../../entities/rewards/prize-text.ts'
import { fitLabel } from './fit-label.ts'
import styles from './wheel.module.css'

export const wheelColours = [
  '#1c6b4a',
  '#24915f',
  '#2c567f',
  '#6f47a6',
  '#a85a1c',
  '#b1364a',
  '#d9a521',
  '#e9f2ee',
]

/** Text colour on the light colours at the end. */
const lightFrom = 6
const inkOf = (index: number): string =>
  index % wheelColours.length < lightFrom ? '#ffffff' : '#06110d'

const centre = 100
const radius = 96
const rim = 91

/** A point on the rim, `turn` from 0 to 1 clockwise from the top. */
const rimAt = (turn: number): string => {
  const angle = (turn - 0.25) * 2 * Math.PI
  const x = (centre + radius * Math.cos(angle)).toFixed(2)
  const y = (centre + radius * Math.sin(angle)).toFixed(2)
  return `${x} ${y}`
}

const slicePath = (from: number, until: number): string =>
  until - from >= 1
    ? `M${centre} ${centre - radius}A${radius} ${radius} 0 1 1 ${centre - 0.01} ${centre - radius}Z`
    : `M${centre} ${centre}L${rimAt(from)}A${radius} ${radius} 0 ${until - from > 0.5 ? 1 : 0} 1 ${rimAt(until)}Z`

type Slice = { readonly from: number; readonly until: number }

/** The prize of a slice, along its middle and never upside down; nothing if it does not fit. */
const Label = ({
  text,
  slice: { from, until },
  ink,
}: {
  readonly text: string
  readonly slice: Slice
  readonly ink: string
}) => {
  const size = fitLabel(text.length, until - from, rim)
  if (size === undefined) return null
  const middle = ((from + until) / 2) * 360 - 90
  const isLeft = middle > 90
  return (
    <text
      x={isLeft ? centre - rim : centre + rim}
      y={centre}
      textAnchor={isLeft ? 'start' : 'end'}
      dominantBaseline="central"
      fontSize={size.toFixed(1)}
      fontWeight="700"
      fill={ink}
      transform={`rotate(${(isLeft ? middle - 180 : middle).toFixed(2)} ${centre} ${centre})`}
    >
      {text}
    </text>
  )
}

/** A wheel whose slices are proportional to the chances; it turns until the drawn one is at the top. */
export const Wheel = ({
  prizes,
  drawn,
}: {
  readonly prizes: readonly TicketPrize[]
  readonly drawn: number | undefined
}) => {
  const shortText = useShortPrizeText()
  const shares = prizes.map(({ chance }) => Number(chance) / 100)
  const slices = prizes.map(({ configId, prize }, index) => {
    const from = shares.slice(0, index).reduce((sum, share) => sum + share, 0)
    return { configId, text: shortText(prize), from, until: from + (shares[index] ?? 0) }
  })
  const won = slices.find(({ configId }) => configId === drawn)
  const turn = won ? 4 - (won.from + won.until) / 2 : 0
  return (
    <div className={styles['wheel']} aria-hidden="true">
      <svg
        viewBox="0 0 200 200"
        style={{ '--turn': `${(turn * 360).toFixed(1)}deg` } as CSSProperties}
      >
        <circle cx={centre} cy={centre} r="99" fill="#d9a521" />
        {slices.map(({ configId, from, until }, index) =>
          until > from ? (
            <path
              key={configId}
              d={slicePath(from, until)}
              fill={wheelColours[index % wheelColours.length]}
              stroke="#06110d"
              strokeWidth="0.8"
            />
          ) : null,
        )}
        {slices.map(({ configId, text, ...slice }, index) => (
          <Label key={configId} text={text} slice={slice} ink={inkOf(index)} />
        ))}
        <circle cx={centre} cy={centre} r="15" fill="#06110d" stroke="#d9a521" strokeWidth="3" />
      </svg>
    </div>
  )
}
