/** Paper cut: layers of coloured paper, each with its own shadow. */
const kites = [
  { x: 84, y: 62, size: 40, turn: -18, left: '#e8412f', right: '#ff6a4d', tail: '#ffd23f' },
  { x: 208, y: 44, size: 52, turn: 10, left: '#f5b700', right: '#ffd23f', tail: '#e8412f' },
  { x: 318, y: 74, size: 34, turn: 24, left: '#1b998b', right: '#2ec4b0', tail: '#fff3d6' },
]

const Kite = ({ x, y, size, turn, left, right, tail }: (typeof kites)[number]) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <path d={`M0 ${size}q14 16-4 30t6 32`} fill="none" stroke="#0b2538" strokeOpacity=".35" />
    {[16, 34, 52].map((at) => (
      <path key={at} d={`M${at % 4 ? -2 : 3} ${size + at}l-9-5v10l18-10v10Z`} fill={tail} />
    ))}
    <path
      d={`M3 ${-size + 4} ${size * 0.7 + 3} 4 3 ${size + 4} ${-size * 0.7 + 3} 4Z`}
      fill="#0b2538"
      opacity=".28"
    />
    <path d={`M0 ${-size} 0 ${size} ${-size * 0.7} 0Z`} fill={left} />
    <path d={`M0 ${-size} 0 ${size} ${size * 0.7} 0Z`} fill={right} />
    <path
      d={`M${-size * 0.7} 0H${size * 0.7}M0 ${-size}V${size}`}
      stroke="#fff3d6"
      strokeWidth="2.5"
    />
  </g>
)

export const KitesScene = () => (
  <svg viewBox="0 0 400 150" preserveAspectRatio="xMidYMid slice">
    <rect width="400" height="150" fill="#4db4e6" />
    <path d="M0 0h400v62c-70-22-120 12-200 2S70 40 0 70Z" fill="#7ccbf0" />
    <circle cx="352" cy="24" r="30" fill="#fff3d6" />
    <circle cx="352" cy="24" r="20" fill="#ffd23f" />
    <path d="M18 44c4-14 26-16 31-3 14-6 25 6 17 15H14c-8-3-4-12 4-12Z" fill="#fff" opacity=".9" />
    <path d="M252 30c3-10 20-12 24-2 10-4 19 5 13 11h-40c-6-2-3-9 3-9Z" fill="#fff" opacity=".8" />
    <path d="M0 128c40-36 74-38 112-14s70 6 104-16 96-6 184 26v26H0Z" fill="#0b2538" opacity=".2" />
    <path d="M0 132c40-36 74-36 112-14s70 8 104-14 96-4 184 24v22H0Z" fill="#1f7a5c" />
    <path d="M0 150v-14c60-16 110 6 170-2s120-20 230 4v12Z" fill="#12543f" />
    {kites.map((kite) => (
      <Kite key={kite.x} {...kite} />
    ))}
  </svg>
)
