import { fill, h } from '../../controls/h.ts'

/** The content of a field, and how it is announced. */
export type UnderField = { readonly content: readonly (Node | string)[]; readonly name: string }

export type Fields = {
  readonly element: HTMLElement
  /** Covers all fields again. */
  readonly cover: () => void
  /** Puts the contents under the fields, still covered. */
  readonly lay: (under: readonly UnderField[]) => void
  readonly uncover: (field: number) => void
  readonly isCovered: (field: number) => boolean
  readonly mark: (fields: ReadonlySet<number>) => void
  readonly at: (field: number) => HTMLElement | undefined
}

type FieldsOptions = {
  readonly label: string
  readonly count: number
  readonly columns: number
  readonly nameOf: (number: number) => string
  readonly covered: string
  /** The player scratches a field. */
  readonly scratch: (field: number) => void
}

/** Fields under foil: pressed, or rubbed with a finger. */
export const createFields = (options: FieldsOptions): Fields => {
  const { label, count, columns, nameOf, covered, scratch } = options
  let under: readonly UnderField[] = []
  const buttons = Array.from({ length: count }, (_, field) =>
    h('button', { type: 'button', class: 'foil', click: () => scratch(field) }),
  )
  const element = h('div', { class: 'foils', role: 'group', 'aria-label': label }, ...buttons)
  element.style.setProperty('--columns', String(columns))
  element.addEventListener('pointermove', (event) => {
    if (event.buttons === 0) return
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest('.foil')
    const field = buttons.findIndex((button) => button === over)
    if (field >= 0) scratch(field)
  })
  const cover = (): void => {
    under = []
    for (const [field, button] of buttons.entries()) {
      fill(button)
      delete button.dataset['open']
      delete button.dataset['won']
      button.setAttribute('aria-label', `${nameOf(field + 1)}: ${covered}`)
    }
  }
  cover()
  return {
    element,
    cover,
    lay: (next) => {
      cover()
      under = next
    },
    uncover: (field) => {
      const [button, what] = [buttons[field], under[field]]
      if (!button || !what || button.dataset['open']) return
      button.dataset['open'] = 'true'
      button.setAttribute('aria-label', `${nameOf(field + 1)}: ${what.name}`)
      fill(button, ...what.content, h('i', { class: 'foil-dust' }))
    },
    isCovered: (field) => !buttons[field]?.dataset['open'],
    mark: (fields) => {
      for (const [field, button] of buttons.entries()) {
        button.dataset['won'] = String(fields.has(field))
      }
    },
    at: (field) => buttons[field],
  }
}
