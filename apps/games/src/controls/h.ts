type Attributes = Readonly<
  Record<string, string | number | boolean | ((event: Event) => void) | undefined>
>

/**
 * Makes an element. Attributes as in HTML; a function listens to the event of its name (`onclick`
 * is written `click`); true is an empty attribute, false and undefined none.
 */
export const h = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[Tag] => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value)
    else if (value === true) element.setAttribute(name, '')
    else if (value !== undefined && value !== false) element.setAttribute(name, String(value))
  }
  element.append(...children.filter((child) => child !== undefined))
  return element
}

/** Replaces an element's children. */
export const fill = (element: Element, ...children: readonly (Node | string)[]): void =>
  element.replaceChildren(...children)

/** A button with text alone. */
export const textAction = (label: string, click: () => void): HTMLButtonElement =>
  h('button', { type: 'button', class: 'text-action', click }, label)

/** A line drawing for a button: path data on a 24 by 24 grid. */
export const icon = (path: string): SVGSVGElement => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  svg.setAttribute('class', 'icon')
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  line.setAttribute('d', path)
  svg.append(line)
  return svg
}

/** Drawn for this game in the style of Lucide: two-point round strokes. */
export const icons = {
  spin: 'M20 12a8 8 0 1 1-2.34-5.66L20 8.5M20 3.5v5h-5',
  stop: 'M8 8h8v8H8z',
  play: 'M8.5 5.2v13.6L19 12z',
  back: 'M14.5 5.5 8 12l6.5 6.5',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  menu: 'M4 7h16M4 12h16M4 17h16',
  soundOn: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  soundOff: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4M16 9.5l5 5M21 9.5l-5 5',
  close: 'M6 6l12 12M18 6 6 18',
  turbo: 'M13 3 5 13.5h6L10.5 21 19 10h-6.2z',
  auto: 'M17 3l3 3-3 3M4 11V9.5A3.5 3.5 0 0 1 7.5 6H20M7 21l-3-3 3-3M20 13v1.5a3.5 3.5 0 0 1-3.5 3.5H4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M7 7l10 10M17 7 7 17',
  replay: 'M4 12a8 8 0 1 0 2.34-5.66L4 8.5M4 3.5v5h5M10.5 9.2v5.6l4.6-2.8z',
} as const
