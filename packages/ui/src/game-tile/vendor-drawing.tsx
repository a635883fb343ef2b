import styles from './game-tile.module.css'

/** CARD-4: 1 to 5. */
export type VendorStyle = 1 | 2 | 3 | 4 | 5

const turns = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => (index * 360) / count)

/** Around the middle of the drawing, 240 : 62 of 320 : 180. */
const around = (degrees: number) => `rotate(${degrees} 240 84)`

/** What each style consists of: petals, rings, a cut stone, waves, cards. */
const shapes: Readonly<Record<VendorStyle, React.ReactNode>> = {
  1: turns(6).map((degrees) => (
    <ellipse key={degrees} cx="240" cy="48" rx="17" ry="32" transform={around(degrees)} />
  )),
  2: [64, 46, 28, 11].map((radius) => (
    <circle key={radius} cx="240" cy="84" r={radius} fillOpacity={0.28} />
  )),
  3: (
    <>
      <path d="M240 18 300 74 240 152 180 74Z" fillOpacity={0.4} />
      <path d="M240 18 264 74 240 152 216 74Z" />
      <path d="M180 74h120" stroke="#000" strokeOpacity={0.3} strokeWidth="3" />
    </>
  ),
  4: [36, 68, 100, 132].map((top) => (
    <path
      key={top}
      d={`M168 ${top}c24-24 48-24 72 0s48 24 72 0`}
      fill="none"
      stroke="currentColor"
      strokeWidth="13"
      strokeLinecap="round"
    />
  )),
  5: [-24, 0, 24].map((degrees) => (
    <rect
      key={degrees}
      x="210"
      y="30"
      width="60"
      height="92"
      rx="9"
      fillOpacity={0.55}
      transform={`rotate(${degrees} 240 150)`}
    />
  )),
}

/** The mark of a vendor without its own picture, in the colour of the tile. */
export const VendorDrawing = ({ style }: { readonly style: VendorStyle }) => (
  <svg
    className={styles['drawing']}
    viewBox="0 0 320 180"
    preserveAspectRatio="xMaxYMid slice"
    fill="currentColor"
    aria-hidden="true"
    data-style={style}
  >
    {shapes[style]}
  </svg>
)
