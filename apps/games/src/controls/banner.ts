import { fill, h } from './h.ts'

export type BannerAction = { readonly label: string; readonly run: () => void }

export type Banner = {
  readonly element: HTMLElement
  readonly show: (tone: 'info' | 'problem', text: string, actions?: readonly BannerAction[]) => void
  readonly hide: () => void
}

/**
 * One sentence over the reels with the next step, in its own row: it covers no money and no control. An alert for
 * screen readers. `onResize` is called when its row appears or disappears.
 */
export const createBanner = (onResize: () => void): Banner => {
  const element = h('div', { class: 'banner', role: 'alert' })
  element.hidden = true
  const hide = (): void => {
    if (element.hidden) return
    element.hidden = true
    fill(element)
    onResize()
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
      onResize()
    },
    hide,
  }
}
