import { drawing, eye, glow, gradient } from './draw-fish.ts'

export type CreatureColours = {
  readonly dark: string
  readonly main: string
  readonly light: string
}

const defs = ({ dark, main, light }: CreatureColours): string =>
  `<defs>${gradient('b', [
    [0, light],
    [0.5, main],
    [1, dark],
  ])}${gradient('f', [
    [0, main],
    [1, dark],
  ])}</defs>`

const line = ({ dark }: CreatureColours, width = 1.1): string =>
  `stroke="${dark}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`

/** A ray from above and the side: broad wings, a thin tail. */
export const drawRay = (colours: CreatureColours, spots: string, horns = false): string => {
  const marks = [
    [27, 25],
    [34, 22],
    [40, 27],
    [30, 34],
    [38, 36],
    [24, 31],
    [45, 32],
    [33, 29],
  ]
    .map(
      ([x, y], at) => `<circle cx="${x}" cy="${y}" r="${1.4 + (at % 3) * 0.5}" fill="${spots}"/>`,
    )
    .join('')
  return drawing(
    `${defs(colours)}<path d="M44 33C52 34 57 38 63 47C55 42 50 39 42 37Z" fill="${colours.main}" ${line(colours)}/>` +
      (horns
        ? `<path d="M8 27q-6 -3 -7 1q3 3 7 3zM7 34q-6 1 -6 4q4 2 8 -1z" fill="${colours.main}" ${line(colours)}/>`
        : '') +
      `<path d="M5 31C9 25 16 22 22 18C28 11 36 5 45 3C44 11 46 18 49 27C50 31 50 34 49 37C45 45 42 52 39 60C31 56 25 49 20 43C14 41 8 37 5 31Z" fill="url(#b)" ${line(colours, 1.3)}/>` +
      `<path d="M11 30C18 25 30 24 44 33C32 39 19 38 11 30Z" fill="${colours.light}" opacity=".35"/>${marks}` +
      `<path d="M24 18C30 13 36 9 42 7" fill="none" stroke="#fff" stroke-width="1.6" opacity=".35" stroke-linecap="round"/>` +
      eye(14, 27, 2.3) +
      eye(14, 35, 2.3),
  )
}

/** A turtle with a patterned shell. */
export const drawTurtle = (skin: CreatureColours, shell: CreatureColours): string =>
  drawing(
    `<defs>${gradient('s', [
      [0, shell.light],
      [0.5, shell.main],
      [1, shell.dark],
    ])}${gradient('k', [
      [0, skin.light],
      [1, skin.main],
    ])}</defs>` +
      `<path d="M47 40q9 2 13 8q-8 1 -16 -4zM45 24q8 -6 14 -6q-2 7 -11 10z" fill="url(#k)" ${line(skin)}/>` +
      `<path d="M24 42C20 50 15 57 7 60C9 52 13 44 19 38ZM26 20C24 12 19 6 11 4C11 12 15 19 21 24Z" fill="url(#k)" ${line(skin)}/>` +
      `<path d="M2 31C3 25 9 22 15 24L20 28V36L15 38C8 39 2 37 2 31Z" fill="url(#k)" ${line(skin)}/>` +
      `<path d="M15 32C16 20 26 13 37 14C48 15 55 23 56 32C55 42 47 49 36 49C25 49 16 43 15 32Z" fill="url(#s)" ${line(shell, 1.4)}/>` +
      `<path d="M24 32l5 -7h11l6 7 -6 7H29zM29 25l-5 -6M40 25l5 -7M46 32h8M40 39l5 7M29 39l-5 6M24 32h-8" fill="none" ${line(shell, 1.4)}/>` +
      `<path d="M29.6 26h9.8l5.2 6H24.8z" fill="#fff" opacity=".16"/><path d="M22 20C28 15.6 38 15 46 19" fill="none" stroke="#fff" stroke-width="1.8" opacity=".4" stroke-linecap="round"/>` +
      eye(8.5, 29, 2.2, '#ffe08a') +
      `<path d="M3 34q3 2 6 .6" fill="none" ${line(skin, 1)}/>`,
  )

/** A dolphin with a long beak. */
export const drawDolphin = (colours: CreatureColours): string =>
  drawing(
    `${defs(colours)}<path d="M46 33C53 29 57 21 63 20C62 27 60 31 57 34C60 37 61 42 60 48C55 46 51 41 46 38Z" fill="url(#f)" ${line(colours)}/>` +
      `<path d="M34 19C37 13 42 10 47 10C45 15 45 19 46 24Z" fill="url(#f)" ${line(colours)}/>` +
      `<path d="M0 36C4 33 9 32 13 30C15 22 22 17 31 17C42 18 49 26 54 33C50 37 46 40 38 42C29 44 19 43 14 39C9 39 4 39 0 38Z" fill="url(#b)" ${line(colours, 1.3)}/>` +
      `<path d="M1 37.4C8 38.6 15 38 19 40C27 43 37 42 46 37C37 38 27 38 20 36C13 35 6 36.6 1 37.4Z" fill="#fff" opacity=".5"/>` +
      `<path d="M18 23C24 19 33 19 40 23" fill="none" stroke="#fff" stroke-width="2.2" opacity=".45" stroke-linecap="round"/>` +
      `<path d="M24 39C24 46 28 51 34 53C35 47 34 43 31 39Z" fill="url(#f)" ${line(colours)}/>` +
      `<path d="M.6 36.8C6 36 11 36.4 15 34.6" fill="none" ${line(colours, 1)}/>` +
      eye(18.5, 29.5, 2.3, '#5b3a2a'),
  )

/** An eel or snake in waves, from its head on. */
export const drawEel = (
  colours: CreatureColours,
  { head = '', thick = 7, marks = '' }: { head?: string; thick?: number; marks?: string },
): string => {
  const way = 'M9 27C17 17 24 22 28 32C32 43 39 46 45 37C48 32 52 29 56 31'
  return drawing(
    `${defs(colours)}<path d="${way}" fill="none" stroke="${colours.dark}" stroke-width="${thick + 2.4}" stroke-linecap="round"/>` +
      `<path d="${way}" fill="none" stroke="${colours.main}" stroke-width="${thick}" stroke-linecap="round"/>` +
      (marks &&
        `<path d="${way}" fill="none" stroke="${marks}" stroke-width="${thick * 0.62}" stroke-dasharray="2.6 4.2"/>`) +
      `<path d="${way}" transform="translate(0 -${thick * 0.24})" fill="none" stroke="${colours.light}" stroke-width="${thick * 0.3}" stroke-linecap="round" opacity=".8"/>` +
      (head ||
        `<path d="M1 29C2 22 9 19 15 21C18 24 17 31 13 33C8 35 2 34 1 29Z" fill="url(#b)" ${line(colours)}/><path d="M1.6 30.6q4 2.4 8 .8" fill="none" ${line(colours, 1)}/>${eye(7, 25.6, 2.4)}`),
  )
}

/** Eight arms under a round head. */
export const drawOctopus = (colours: CreatureColours, ears = false): string => {
  const arm = (x: number, bend: number, length: number): string => {
    const way = `M${x} 36C${x + bend} ${40 + length * 0.3} ${x - bend * 1.4} ${38 + length * 0.7} ${x + bend * 1.2} ${38 + length}`
    return (
      `<path d="${way}" fill="none" stroke="${colours.dark}" stroke-width="6.6" stroke-linecap="round"/>` +
      `<path d="${way}" fill="none" stroke="${colours.main}" stroke-width="4.6" stroke-linecap="round"/>` +
      `<path d="${way}" fill="none" stroke="${colours.light}" stroke-width="1.5" stroke-dasharray=".1 3.4" stroke-linecap="round"/>`
    )
  }
  return drawing(
    `${defs(colours)}${arm(16, -7, 17)}${arm(47, 7, 17)}${arm(22, -6, 21)}${arm(41, 6, 21)}${arm(28, -4, 22)}${arm(35, 5, 22)}` +
      (ears
        ? `<path d="M17 20C8 12 3 16 3 21C6 26 12 27 18 27ZM46 20C55 12 60 16 60 21C57 26 51 27 45 27Z" fill="url(#b)" ${line(colours)}/>`
        : '') +
      `<path d="M12 28C11 12 20 3 32 3C44 3 53 12 51 28C50 38 43 42 32 42C20 42 13 38 12 28Z" fill="url(#b)" ${line(colours, 1.4)}/>` +
      `<path d="M19 14C22 8 29 6 35 7" fill="none" stroke="#fff" stroke-width="3" opacity=".45" stroke-linecap="round"/>` +
      `<circle cx="44" cy="16" r="2" fill="${colours.light}" opacity=".7"/><circle cx="40" cy="11" r="1.4" fill="${colours.light}" opacity=".7"/>` +
      eye(23, 28, 5) +
      eye(38, 28, 5) +
      `<path d="M27 37q4 2.6 8 0" fill="none" ${line(colours, 1.4)}/>`,
  )
}

/** A squid that swims to the left, its arms behind it. */
export const drawSquid = (colours: CreatureColours, light?: string, crown = ''): string => {
  const arm = (y: number, to: number, width = 3): string =>
    `<path d="M38 ${y}C46 ${y + (to - y) * 0.2} 52 ${to + 3} 62 ${to}" fill="none" stroke="${colours.dark}" stroke-width="${width + 1.6}" stroke-linecap="round"/>` +
    `<path d="M38 ${y}C46 ${y + (to - y) * 0.2} 52 ${to + 3} 62 ${to}" fill="none" stroke="${colours.main}" stroke-width="${width}" stroke-linecap="round"/>`
  return drawing(
    `<g transform="translate(0 2) scale(.94)">${defs(colours)}${light ? `<defs>${glow('g', light)}</defs>` : ''}` +
      arm(28, 17) +
      arm(30, 24, 3.4) +
      arm(32, 31, 3.4) +
      arm(34, 39, 3.4) +
      arm(36, 46) +
      `<path d="M4 31C7 21 14 14 21 15C18 22 18 40 21 47C14 48 7 41 4 31Z" fill="url(#f)" ${line(colours)}/>` +
      `<path d="M2 31C11 23 24 21 35 23C40 25 41 29 41 32C41 36 40 39 35 40C24 42 11 39 2 31Z" fill="url(#b)" ${line(colours, 1.3)}/>` +
      `<path d="M10 28C18 24.6 26 24 33 25.4" fill="none" stroke="#fff" stroke-width="1.8" opacity=".5" stroke-linecap="round"/>` +
      (light
        ? [12, 18, 24, 30]
            .map((x) => `<circle cx="${x}" cy="34.6" r="3.4" fill="url(#g)"/>`)
            .join('') +
          `<circle cx="61" cy="17" r="4" fill="url(#g)"/><circle cx="61" cy="46" r="4" fill="url(#g)"/>`
        : `<circle cx="16" cy="33" r="1.4" fill="${colours.dark}" opacity=".5"/><circle cx="22" cy="35" r="1.8" fill="${colours.dark}" opacity=".5"/><circle cx="27" cy="33" r="1.2" fill="${colours.dark}" opacity=".5"/>`) +
      `${eye(36, 31, 4.4)}${crown}</g>`,
  )
}

/** A jellyfish: bell, frills, threads. */
export const drawJellyfish = (colours: CreatureColours, crown = false): string => {
  const threads = [14, 20, 26, 32, 38, 44, 50]
    .map((x, at) => {
      const bend = at % 2 ? 5 : -5
      return `<path d="M${x} 30C${x + bend} 40 ${x - bend} 48 ${x + bend * 0.6} ${at % 2 ? 62 : 56}" fill="none" stroke="${at % 2 ? colours.light : colours.main}" stroke-width="${at % 3 ? 1.8 : 3}" stroke-linecap="round" opacity=".85"/>`
    })
    .join('')
  return drawing(
    `${defs(colours)}<defs>${glow('g', colours.light)}</defs><ellipse cx="32" cy="24" rx="31" ry="24" fill="url(#g)" opacity=".3"/>${threads}` +
      `<path d="M6 29C6 13 18 3 32 3C46 3 58 13 58 29C54 33 51 29 47 31C43 34 40 30 36 32C33 34 30 32 27 32C23 29 21 34 17 31C13 29 10 33 6 29Z" fill="url(#b)" fill-opacity=".9" ${line(colours, 1.3)}/>` +
      `<path d="M15 20C17 11 25 7 33 8" fill="none" stroke="#fff" stroke-width="3" opacity=".6" stroke-linecap="round"/>` +
      (crown
        ? [14, 23, 32, 41, 50]
            .map(
              (x) =>
                `<path d="M${x} 30q-2.6 -11 0 -20q2.6 9 0 20z" fill="${colours.dark}" opacity=".55"/>`,
            )
            .join('')
        : [22, 31, 40]
            .map(
              (x) =>
                `<ellipse cx="${x}" cy="14" rx="3" ry="4.4" fill="none" stroke="${colours.light}" stroke-width="1.6" opacity=".8"/>`,
            )
            .join('')) +
      eye(25, 25.6, 2.6, '#fff') +
      eye(38, 25.6, 2.6, '#fff'),
  )
}

/** A seahorse, upright. */
export const drawSeahorse = (colours: CreatureColours): string =>
  drawing(
    `${defs(colours)}<path d="M42 24C50 22 54 27 53 33C48 36 44 34 41 31Z" fill="url(#f)" ${line(colours)}/>` +
      `<path d="M24 17C33 20 44 22 43 33C42 43 30 43 30 51C30 57 37 58 38 53C38.6 50 35 49.4 34.6 51.6C31 47 42 45 44 53C45 61 36 64 30 61C21 57 22 47 24 42C26 36 20 32 21 25Z" fill="url(#b)" ${line(colours, 1.3)}/>` +
      `<path d="M26 27q8 -1 14 1M25 32q8 0 16 1M27 37q7 0 13 0M25 43q6 1 10 0" fill="none" ${line(colours, 1)}/>` +
      `<path d="M4 21C8 18 14 17 18 15C19 8 26 4 33 7C38 10 38 17 34 20C29 23 22 24 18 22C13 23 7 24 4 24Z" fill="url(#b)" ${line(colours, 1.3)}/>` +
      `<path d="M26 6l1 -5 4 4 4 -3 0 6z" fill="${colours.light}" ${line(colours)}/>` +
      eye(25, 14, 3.2),
  )

/** A shrimp with long feelers. */
export const drawShrimp = (colours: CreatureColours): string =>
  drawing(
    `${defs(colours)}<path d="M12 22C6 16 3 10 3 4M14 21C12 14 13 8 16 3" fill="none" ${line(colours, 1.3)}/>` +
      `<path d="M20 38l-4 9M26 41l-3 10M32 42l-1 10M38 41l2 9" fill="none" ${line(colours, 1.8)}/>` +
      `<path d="M55 40C62 40 63 47 60 53C55 55 50 52 48 47ZM52 44C57 48 57 55 53 60C48 60 45 54 46 48Z" fill="url(#f)" ${line(colours)}/>` +
      `<path d="M4 27C10 17 24 12 37 15C50 18 57 29 55 42C54 48 49 50 46 46C46 38 42 33 35 34C26 38 13 37 8 33C5 31 3 29 4 27Z" fill="url(#b)" ${line(colours, 1.3)}/>` +
      `<path d="M24 15C27 22 27 29 24 36M34 15C36 21 36 28 34 34M43 19C43 25 42 29 40 34M51 27C48 30 46 33 45 38" fill="none" ${line(colours, 1.1)}/>` +
      `<path d="M14 22C22 17 30 16 38 19" fill="none" stroke="#fff" stroke-width="2" opacity=".5" stroke-linecap="round"/>` +
      eye(12, 25, 3),
  )

/** A crab with raised claws. */
export const drawCrab = (colours: CreatureColours, onShell = ''): string => {
  const leg = (y: number, to: number): string =>
    `M${18} ${y}Q${8} ${y - 2} ${3} ${to}M${46} ${y}Q${56} ${y - 2} ${61} ${to}`
  const claw = (flip: boolean): string =>
    `<g${flip ? ' transform="translate(64 0) scale(-1 1)"' : ''}><path d="M16 32C10 28 8 23 9 19" fill="none" stroke="${colours.dark}" stroke-width="6" stroke-linecap="round"/><path d="M16 32C10 28 8 23 9 19" fill="none" stroke="${colours.main}" stroke-width="4" stroke-linecap="round"/>` +
    `<path d="M4 19C0 11 4 3 11 2C9 6 10 9 12 11C14 8 16 6 19 6C21 13 17 21 10 22C7 22 5 21 4 19Z" fill="url(#b)" ${line(colours, 1.3)}/></g>`
  return drawing(
    `${defs(colours)}<path d="${leg(40, 46)}${leg(44, 53)}${leg(47, 60)}" fill="none" ${line(colours, 3.4)}/>${claw(false)}${claw(true)}` +
      `<path d="M26 24V15M38 24V15" fill="none" ${line(colours, 2.6)}/>` +
      `<path d="M11 37C12 26 21 21 32 21C43 21 52 26 53 37C53 47 43 53 32 53C21 53 11 47 11 37Z" fill="url(#b)" ${line(colours, 1.4)}/>` +
      `<path d="M17 32C20 27 26 25 32 25" fill="none" stroke="#fff" stroke-width="2.6" opacity=".5" stroke-linecap="round"/>${onShell}` +
      `<path d="M26 43q6 4 12 0" fill="none" ${line(colours, 1.6)}/>` +
      eye(26, 14, 4) +
      eye(38, 14, 4),
  )
}
