import { fill, h } from './h.ts'

export type BannerAction = { readonly label: string; readonly run: () => void }

export type Banner = {
  readonly element: HTMLElement
  readonly show: (tone: 'info' | 'problem', text: string, actions?: readonly BannerAction[]) => void
  readonly hide: () => void
}

/** One sentence over the controls with what to do next. An alert for screen readers. */
export const createBanner = (): Banner => {
  const element = h('div', { class: 'banner', role: 'alert' })
  element.hidden = true
  const hide = (): void => {
    element.hidden = true
    fill(element)
  }
  return {
    element,
    show: (tone, text, actions = []) => {
      element.dataset['tone'] = tone
      const buttons = actions.map(({ label, run }) =>
        h('button', { type: 'button', class: 'banner-action', click: run }, label),
      )
      fill(element, h('p', {}, text), ...buttons)
      element.hidden = false
    },
    hide,
  }
}
