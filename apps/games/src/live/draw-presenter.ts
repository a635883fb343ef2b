import { svg } from '../controls/svg.ts'

/** How a table's presenter looks: colours of skin, hair and jacket. */
export type PresenterLook = { readonly skin: string; readonly hair: string; readonly suit: string }

const arm = (side: 'left' | 'right', { suit, skin }: PresenterLook): SVGElement => {
  const x = side === 'left' ? 34 : 86
  const hand = svg('circle', { cx: x, cy: 128, r: 6.4, fill: skin })
  const sleeve = svg('path', {
    d: `M${x} 84L${x} 124`,
    stroke: suit,
    'stroke-width': 13,
    'stroke-linecap': 'round',
  })
  const cuff = svg('path', {
    d: `M${x} 118L${x} 122`,
    stroke: '#fff',
    'stroke-width': 11,
    'stroke-linecap': 'round',
  })
  return svg('g', { class: `presenter-arm ${side}` }, sleeve, cuff, hand)
}

const head = ({ skin, hair }: PresenterLook): SVGElement =>
  svg(
    'g',
    { class: 'presenter-head' },
    svg('path', {
      d: 'M37 46C35 22 50 12 60 12S86 21 84 47C85 62 82 74 77 80L43 80C37 73 36 60 37 46Z',
      fill: hair,
    }),
    svg('path', { d: 'M53 64h14v14q-7 6-14 0z', fill: skin }),
    svg('path', { d: 'M53 68q7 6 14 0v4q-7 6-14 0z', fill: '#000', opacity: 0.14 }),
    svg('ellipse', { cx: 60, cy: 46, rx: 17.5, ry: 21, fill: skin }),
    svg('path', {
      d: 'M42 44C42 27 52 21 62 22S80 31 78 46C76 36 70 31 62 31 54 31 46 35 42 44Z',
      fill: hair,
    }),
    svg(
      'g',
      { class: 'presenter-eyes', fill: '#23170f' },
      svg('ellipse', { cx: 52.6, cy: 45, rx: 2.1, ry: 2.9 }),
      svg('ellipse', { cx: 67.4, cy: 45, rx: 2.1, ry: 2.9 }),
    ),
    svg('path', {
      d: 'M48.6 39q4-2.6 8 0M63.4 39q4-2.6 8 0',
      class: 'presenter-line',
      stroke: hair,
    }),
    svg('path', { d: 'M60 47v5.4h2.6', class: 'presenter-line', stroke: '#00000045' }),
    svg('path', { d: 'M53.4 57q6.6 6.4 13.2 0z', class: 'presenter-mouth' }),
    svg('circle', { cx: 42.4, cy: 54, r: 1.7, fill: '#ffcf4a' }),
    svg('circle', { cx: 77.6, cy: 54, r: 1.7, fill: '#ffcf4a' }),
  )

/** The presenter behind the desk; poses are classes of the surrounding element. */
export const drawPresenter = (look: PresenterLook): SVGElement => {
  const body = svg(
    'g',
    { class: 'presenter-body' },
    svg('path', {
      d: 'M26 150C24 104 34 84 50 79L60 90 70 79C86 84 96 104 94 150Z',
      fill: look.suit,
    }),
    svg('path', { d: 'M50 79L60 104 70 79 60 90Z', fill: '#fff' }),
    svg('path', {
      d: 'M50 79L44 96 60 118 60 104ZM70 79L76 96 60 118 60 104Z',
      fill: '#000',
      opacity: 0.22,
    }),
    svg('circle', { cx: 60, cy: 124, r: 1.8, fill: '#ffcf4a' }),
    svg('circle', { cx: 60, cy: 136, r: 1.8, fill: '#ffcf4a' }),
  )
  return svg(
    'svg',
    { viewBox: '0 0 120 150', class: 'presenter-drawing', 'aria-hidden': 'true' },
    svg('circle', { cx: 60, cy: 72, r: 60, class: 'presenter-light' }),
    arm('left', look),
    arm('right', look),
    body,
    head(look),
    svg('path', { d: 'M-200 150V139Q60 131 320 139V150Z', class: 'presenter-desk' }),
  )
}
