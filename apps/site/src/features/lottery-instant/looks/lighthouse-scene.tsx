/** Painted tiles: blue on white glaze, with the joints between the tiles. */
const joints = [50, 100, 150, 200, 250, 300, 350]
const waves = [104, 118, 132, 146]

export const LighthouseScene = () => (
  <svg viewBox="0 0 400 150" preserveAspectRatio="xMidYMid slice">
    <rect width="400" height="150" fill="#eef4fb" />
    <path d="M200 40 0 4v52Zm0 0L400 4v52Z" fill="#f7d774" opacity=".75" />
    <g fill="none" stroke="#1c4fa0" strokeWidth="2.4" strokeLinecap="round">
      {waves.map((y, row) => (
        <path
          key={y}
          d={`M${row % 2 === 0 ? -20 : -40} ${y}${'q10-12 20 0t20 0'.repeat(12)}`}
          opacity={0.95 - row * 0.12}
        />
      ))}
      <path d="M24 34q10-12 22 0 12-12 22 0M318 26q8-10 18 0 10-10 18 0M296 52q6-7 13 0 7-7 13 0" />
    </g>
    <path d="M144 128c10-22 34-30 56-30s48 8 58 30Z" fill="#123a7a" />
    <path d="M184 104 190 50h20l6 54Z" fill="#fff" stroke="#123a7a" strokeWidth="2.5" />
    <path d="M187.700 74 189 62h22l1.400 12ZM185.200 96l1.300-11h27.200l1.200 11Z" fill="#1c4fa0" />
    <path d="M188 50V34h24v16Z" fill="#f7d774" stroke="#123a7a" strokeWidth="2.500" />
    <path d="M184 34 200 20l16 14ZM182 50h36v4h-36Z" fill="#123a7a" />
    <g transform="translate(78 96)">
      <path d="M-26 0h52l-9 14h-34Z" fill="#123a7a" />
      <path d="M-2-4v-38L22-4ZM-6-4v-28L-22-4Z" fill="#1c4fa0" />
    </g>
    <path d="M312 118c0-9 12-14 22-9 8-9 25-5 26 6Z" fill="#1c4fa0" />
    <g stroke="#c3d3ea" strokeWidth="1.5">
      {joints.map((at) => (
        <path key={at} d={`M${at} 0v150`} />
      ))}
      <path d="M0 50h400M0 100h400" />
    </g>
  </svg>
)
