/** Risograph: three inks, halftone dots and plates that do not quite meet. */
const awnings = [0, 1, 2, 3, 4, 5, 6, 7]
const heaps = [
  { x: 58, ink: '#f6a11a' },
  { x: 128, ink: '#2c8f5b' },
  { x: 272, ink: '#d8344c' },
  { x: 342, ink: '#f6a11a' },
]
const fruits = [
  [-22, 0],
  [0, 0],
  [22, 0],
  [-11, -16],
  [11, -16],
  [0, -32],
] as const

const Heap = ({ x, ink }: (typeof heaps)[number]) => (
  <g transform={`translate(${x} 112)`}>
    {fruits.map(([left, up]) => (
      <g key={`${left} ${up}`} transform={`translate(${left} ${up})`}>
        <circle cx="2.5" cy="2" r="12" fill="#3b1a4a" opacity=".55" />
        <circle r="12" fill={ink} />
        <path d="M-6-6q6-5 11 0" fill="none" stroke="#fdf3dc" strokeWidth="2.2" opacity=".8" />
      </g>
    ))}
    <path d="M-40 12h80l-6 30h-68Z" fill="#3b1a4a" />
    <path d="M-38 20h76M-36 30h72" stroke="#f3c98b" strokeWidth="3" />
  </g>
)

export const MarketScene = () => (
  <svg viewBox="0 0 400 150" preserveAspectRatio="xMidYMid slice">
    <defs>
      <pattern id="market-dots" width="7" height="7" patternUnits="userSpaceOnUse">
        <circle cx="2" cy="2" r="1.5" fill="#d8344c" opacity=".35" />
      </pattern>
    </defs>
    <rect width="400" height="150" fill="#fdf3dc" />
    <rect width="400" height="150" fill="url(#market-dots)" />
    <path d="M168 150V92l32-22 32 22v58Z" fill="#3b1a4a" opacity=".9" />
    <path d="M182 150v-44h36v44Z" fill="#f6a11a" />
    <circle cx="200" cy="92" r="8" fill="#fdf3dc" />
    {awnings.map((at) => (
      <path
        key={at}
        d={`M${at * 50} 0h50v30a25 18 0 0 1-50 0Z`}
        fill={at % 2 === 0 ? '#d8344c' : '#fffaf0'}
      />
    ))}
    <path d="M3 3h394" stroke="#3b1a4a" strokeWidth="4" opacity=".6" />
    {heaps.map((heap) => (
      <Heap key={heap.x} {...heap} />
    ))}
  </svg>
)
