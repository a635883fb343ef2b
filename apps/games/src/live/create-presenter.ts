import './presenter.css'
import './live-phone.css'
import { h } from '../controls/h.ts'
import type { PresenterLook } from './draw-presenter.ts'

/** What the presenter does: invites to bet, waves bets closed, draws, looks at the result. */
export type Pose = 'invite' | 'close' | 'draw' | 'result'

export type Presenter = {
  readonly element: HTMLElement
  readonly pose: (pose: Pose) => void
}

/** A presenter, drawn and moved by poses; with less motion poses change without a way between. */
export const createPresenter = (label: string, look: PresenterLook): Presenter => {
  const figure = h('div', { class: 'presenter-figure', role: 'img', 'aria-label': label })
  const element = h('div', { class: 'presenter' }, figure)
  // The table can be played at before its presenter is there.
  void import('./draw-presenter.ts').then(({ drawPresenter }) => figure.append(drawPresenter(look)))
  element.dataset['pose'] = 'result'
  return {
    element,
    pose: (pose) => {
      element.dataset['pose'] = pose
    },
  }
}
